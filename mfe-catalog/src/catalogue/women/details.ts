import type { ProductDetails } from '../types';

/** The details of the women's products by product id, for their own pages. */
export const womenDetails: Readonly<Record<string, ProductDetails>> = {
  'women-kurti-1': {
    description: 'Coral buti are stamped by hand in Sanganer, so tiny shifts in the print belong to the cloth. Cream cambric cotton, 115 gsm, hangs straight from the shoulder to the side slits, with maroon-toned embroidery at the V neck, cuffs and hem. Layer over churidars for the office. Rinse in cold salted water before the first wash.',
    stockText: 'In stock',
  },
  'women-kurti-2': {
    description: 'Tie the sash in a bow and the gathered skirt opens into a soft A-line below it. A white Peter Pan collar lies flat against sky-blue cotton poplin, 120 gsm, sown with tiny flowers. It is at home at picnics, libraries and long lunches. Machine wash gently and dry in shade to keep the blue clear.',
    stockText: 'In stock',
  },
  'women-kurti-3': {
    description: 'Coral and green palm leaves fan over the sand ground of this floor-length dress in 135 gsm viscose, cool and slightly heavy against the legs. Wide straps hold the square neck in place, and a woven belt marks the waist before the skirt flares. Pack it for the coast, wash by hand, drip dry.',
    stockText: 'Low stock: 6 left',
  },
  'women-kurti-4': {
    description: 'The front crosses into a V and fastens with a bow at the side, so the fit can be adjusted through the day. Large blush and ivory blooms open on emerald polyester crepe, 150 gsm, which resists creasing. Elbow sleeves make it right for daytime weddings. Use a mesh bag and a cool wash.',
    stockText: 'In stock, ships in 24 hours',
  },
  'women-kurti-5': {
    description: 'Three gathered tiers, each fuller than the last, give this dress its gentle sway. Cap sleeves and a round neck keep the upper half plain beneath peach and coral flowers. The cotton voile is a feathery 75 gsm over a cotton lining, a companion to flat sandals in high summer. Wash at 30 °C; press warm.',
    stockText: 'In stock',
  },
  'women-kurti-6': {
    description: 'Flared from just under the bust, this kurti swings wide below a close bodice and three-quarter sleeves. Madder red and indigo motifs are drawn with the kalam pen on cream cotton of 125 gsm, and gather into a border at the hem. Keep it for pujas and family lunches. Mild soap and cold water preserve the vegetable dyes.',
    stockText: 'Only 4 left',
  },
  'women-ethnic-1': {
    description: 'Panels of red Banarasi brocade, roughly 180 gsm with net beneath, open into a full flare weighted by a deep zari hem. The short-sleeve choli is fitted and fully lined. Against so much red and gold, an emerald dupatta edged in gota gives the bride a second colour for the pheras. Dry-clean through a bridal specialist.',
    stockText: 'Only 2 left',
  },
  'women-ethnic-2': {
    description: 'Built to spin: the aubergine chaniya flares above bands of phulkari and gota, and mirrors flash on the marigold choli with every turn. Sturdy cotton of 150 gsm breathes through nine nights of garba. Drape the rani dupatta across and pin it well. Spot clean around the mirrors and air thoroughly after dancing.',
    stockText: 'In stock',
  },
  'women-ethnic-3': {
    description: 'Printed flowers seem to hover on lilac organza, a crisp 50 gsm cloth laid over satin lining. Silver edges the flared skirt, the choli has three-quarter sleeves, and the lavender chiffon dupatta is all but transparent. Engagements and daytime receptions are its natural setting. Have it dry-cleaned, and hang the skirt by its loops.',
    stockText: 'In stock',
  },
  'women-ethnic-4': {
    description: 'Mustard for the knee-length kurta, maroon for the Patiala salwar with its deep gathers: both in 120 gsm cotton cambric, cool enough for a Baisakhi afternoon. Worn in front, the phulkari dupatta is darned by counted thread into bright lozenges, some left white. Hand wash inside out; keep a hot iron off the embroidery.',
    stockText: 'In stock, ships in 24 hours',
  },
  'women-ethnic-5': {
    description: 'White chikankari spreads over a mint kurta in cotton voile, 80 gsm and lined through the body. Straight and loose, it falls over wide white palazzos, with an aqua dupatta arranged in front. The set looks fresh at summer lunches and needs little jewellery. Wash by hand, then iron on the wrong side over a towel.',
    stockText: 'In stock',
  },
  'women-ethnic-6': {
    description: 'Gold kairi curl over teal silk cotton, a 90 gsm blend with the sheen of one fibre and the breath of the other. Below the fitted bodice and gold waistband the skirt opens wide; the mustard dupatta rests on one shoulder. Bring it out for Diwali visits. Dry-clean, with a cool iron between wears.',
    stockText: 'In stock',
  },
  'women-ethnic-7': {
    description: 'Ceremony comes from the long sleeves and floor-length sweep of this anarkali. The ivory silk brocade, 140 gsm, is close-woven with gold, and a red bandhani dupatta supplies the one strong colour. Fitted to the waist and lined in cotton, it is a considered choice for a nikah. Store flat in a cotton bag once dry-cleaned.',
    stockText: 'Low stock: 5 left',
  },
  'women-ethnic-8': {
    description: 'Small mirrors, each ringed with stitching, scatter light from the marigold kurti as it moves. Cut short, it meets a rani-pink sharara that breaks into full flares and ends in gota hems, with a rani dupatta to finish. Cotton silk of 110 gsm keeps its shape through a haldi. Turn inside out for the dry-cleaner.',
    stockText: 'In stock',
  },
  'women-ethnic-9': {
    description: 'Cotton-backed velvet, 280 gsm, takes in the light until the burgundy looks almost black in its folds. Champagne sequins line the sharara hem and the edge of the champagne dupatta, worn in front; the round-neck kurti is short and lightly shaped. Reserve it for winter weddings. Steam from the reverse, and dry-clean when needed.',
    stockText: 'Last few pieces',
  },
  'women-ethnic-10': {
    description: 'With its mandarin collar and clean side slits, this black kurta has a sharp outline. Rust and mustard kalamkari winds over the 130 gsm cotton, and slim cigarette trousers repeat the mustard. Smart enough for a presentation, easy enough for the train home. Both pieces go into a cold machine wash, on their own the first time.',
    stockText: 'In stock',
  },
  'women-ethnic-11': {
    description: 'Princess seams follow the body from a V neck towards the floor, letting 160 gsm emerald satin fall in long, smooth folds. A belt of champagne sequins marks the waist. The polyester weave has a matte back that feels dry and comfortable at formal dinners and cocktail receptions. Keep on a padded hanger; dry-clean.',
    stockText: 'In stock',
  },
  'women-ethnic-12': {
    description: 'A broad band of zari circles the hem, heavy enough to make the skirt swing slowly. Midnight-blue crepe, 190 gsm, falls from a round neck embroidered in gold, with long, close sleeves and a lined bodice shaped to the figure. Intended for receptions in the cooler months. Professional dry-cleaning keeps the metal thread bright.',
    stockText: 'In stock, ships in 24 hours',
  },
  'women-jeans-1': {
    description: 'Stretch denim of 98% cotton and 2% elastane, 11 oz, follows the leg closely from hip to ankle and recovers after sitting. Tan top-stitching picks out the five pockets against a deep, even indigo. Pair with boots or a long kurta. Turn inside out, wash cool, and expect a little colour loss at first.',
    stockText: 'In stock',
  },
  'women-jeans-2': {
    description: 'Rigid at first and better every month, these jeans are cut from 12.5 oz all-cotton denim in a pale, sun-faded blue. The leg drops straight from the hip to a turned-up hem that shows the paler reverse. Try them with trainers and a plain tee. They need washing rarely; dry them on a line.',
    stockText: 'In stock, ships in 24 hours',
  },
  'women-jeans-3': {
    description: 'A pressed crease runs down each wide leg, giving washed linen the line of proper tailoring. The sand-coloured cloth weighs 210 gsm and hangs clear of the leg, with slant pockets set into the hip. They sit at the waist and suit warm-weather offices. Launder cool, then iron the crease back under a damp cloth.',
    stockText: 'In stock',
  },
  'women-jeans-4': {
    description: 'Waves of aqua and pink ripple across white cotton in the leheriya manner, spreading as the palazzo leg opens. The waist is elasticated, with a drawstring for fine adjustment, and the 110 gsm cambric stays airy in humid weather. Team with a short kurti or a vest. Dry out of direct sun after a cold, separate wash.',
    stockText: 'In stock',
  },
  'women-jeans-5': {
    description: 'Up close the small houndstooth is black and ivory; from across a room these ankle-length trousers read as grey. Cut slim, with a centre crease and a tab-button waist, they are made in a 230 gsm blend of wool and polyester, lined to the knee. Wear to meetings with a fine knit. Brush between wears and dry-clean sparingly.',
    stockText: 'Only 6 left',
  },
  'women-jeans-6': {
    description: 'An ecru stripe travels down the outside of each leg and stops at a ribbed ankle. Loopback cotton jersey, 260 gsm, is soft on the inside and dense enough not to bag at the knee; the drawstring waist sits easily. Think early flights, stretching and lazy Sundays. Machine wash warm with other dark colours.',
    stockText: 'In stock',
  },
  'women-nightwear-1': {
    description: 'Gold stars and cream moons are sprinkled over navy cotton sateen, 125 gsm, with a smooth, faintly lustrous face. Cream piping follows the open collar, and the long trousers are roomy through the leg. Made for cool nights and slow breakfasts. Machine wash at 40 °C; tumble dry on low.',
    stockText: 'In stock',
  },
  'women-nightwear-2': {
    description: 'When the fan is on full: a short-sleeve shirt and shorts in lilac and white gingham, cut loose so that air can pass. White piping sharpens the edges. The yarn-dyed cotton weighs 105 gsm and has a dry, slightly crinkled touch. Wash with light colours, shake, peg out and forget the iron.',
    stockText: 'In stock',
  },
  'women-nightwear-3': {
    description: 'Poplin, tightly woven at 115 gsm, makes these mint and white striped pyjamas feel like a freshly laundered shirt. Navy piping draws a firm line around the short-sleeve top, and the full-length trousers have an easy elastic waist. Pleasant from spring to early autumn. They stand up to frequent washing and a hot iron.',
    stockText: 'In stock, ships in 24 hours',
  },
  'women-nightwear-4': {
    description: 'Birds and flowering branches, drawn in rose like an old French engraving, decorate the ivory top; the trousers are left plain rose. Sleeves are long, edges piped to match, and the cut is straight and generous. Percale cotton, 118 gsm, feels cool on turning over. Nice for weekends with guests; wash inside out at 30 °C.',
    stockText: 'In stock',
  },
  'women-nightwear-5': {
    description: 'Lace outlines the yoke and a small bow sits at its centre, two old-fashioned touches on a nightdress that is otherwise loose and plain. Ivory flowers dot sage cotton lawn so fine, 70 gsm, that it dries overnight. Short sleeves make it a summer piece, light to pack. Machine wash in a laundry bag.',
    stockText: 'In stock',
  },
  'women-nightwear-6': {
    description: 'Brushed cotton flannel, 150 gsm, holds warmth without bulk, and white dots cover its blush ground. Bishop sleeves gather at the wrist, the lace yoke lies flat, and the skirt reaches the ankle. One for winter evenings with a book. Launder before first use, as flannel shrinks a little.',
    stockText: 'Low stock: 7 left',
  },
  'women-nightwear-7': {
    description: 'White on white: embroidered sprays on cotton voile, clearest when the light falls sideways. A square neck and cap sleeves leave the arms cool, and the loose shape stops at the knee. Weighing 85 gsm, with a fine cotton lining, it suits humid nights. Lukewarm water, mild soap and a sunny line keep it bright.',
    stockText: 'In stock',
  },
  'women-nightwear-8': {
    description: 'Cross one side over the other, tie the rose sash, and this robe settles into loose lines with wide kimono sleeves. Kairi in rose and cream are printed on blush cotton, a 135 gsm cambric that absorbs well after a bath. Leave it by the door for early mornings. Cold machine wash; medium iron.',
    stockText: 'Only 4 left',
  },
  'women-nightwear-9': {
    description: 'Champagne facing runs down both front edges, a bright margin to deep midnight satin. Knee length and tied with a belt, the robe slips over nightclothes. Polyester satin, 120 gsm, is cool at first touch and warms quickly, whether in a hotel room or while dressing for the evening. Cool wash, cool iron on the reverse.',
    stockText: 'In stock',
  },
  'women-nightwear-10': {
    description: 'Cut on the bias so that it skims, the champagne slip hangs on thin straps. Ivory lace edges the V neck and the hem, lying flat under a robe. The satin mixes viscose and polyester at 100 gsm, with a low sheen. Sleep in it or layer it beneath a sheer dress. Hand wash, roll in towelling.',
    stockText: 'In stock',
  },
  'women-nightwear-11': {
    description: 'Coral hearts tumble over cream jersey in this camisole and shorts, trimmed with a narrow lace edge. With 95% cotton and 5% elastane, 170 gsm, the thin-strapped top stays close while the shorts keep a relaxed leg. For sleepovers, heatwaves and late coffee. Tumble dry low after a warm wash.',
    stockText: 'In stock',
  },
  'women-nightwear-12': {
    description: 'Yellow lemons with green leaves brighten a pale mint ground, top and bottom alike. Viscose at 120 gsm gives the long, relaxed trousers a supple drape, while the camisole has thin straps and a lace edge. Wear it when warm evenings end on the balcony. Reshape while damp, after a delicate cycle.',
    stockText: 'In stock, ships in 24 hours',
  },
  'women-saree-1': {
    description: 'Gold zari buti are spaced over wine-coloured mulberry silk and thicken into a rich pallu that falls long from the shoulder in the nivi drape. At around 90 gsm the silk is firm enough for sharp pleats. Worn with a gold blouse to weddings and festive evenings. Dry-clean only, and refold every few months.',
    stockText: 'In stock',
  },
  'women-saree-2': {
    description: 'Almost weightless at 45 gsm, plain peach chiffon drapes close and stirs with every step. The only ornament is a fine line of champagne sequins along the edge, echoed by the fully sequinned blouse. Choose it for cocktail hours and engagement parties. Store it on a roll, and dry-clean it when it needs freshening.',
    stockText: 'In stock',
  },
  'women-saree-3': {
    description: 'Slubs in the handspun yarn catch the light on this turmeric cotton, woven on a frame loom at 110 gsm. Rows of temple teeth rise from the rust border, and the blouse is dyed the same rust. Crisp from the first drape, it suits teaching days or a morning puja. Hand wash cold; starch lightly if you like.',
    stockText: 'In stock, ships in 24 hours',
  },
  'women-saree-4': {
    description: 'An ogee jaal in gold covers the red from edge to edge, woven rather than printed, in katan silk of about 120 gsm. Broad brocade finishes the border and the pallu. That weight settles the nivi pleats and keeps them in order through long wedding rites. Entrust it to a specialist dry-cleaner; wrap in muslin.',
    stockText: 'Only 3 left',
  },
  'women-saree-5': {
    description: 'Three shuttles make the korvai join, where bottle-green temple spires bite into the magenta body. Fine zari checks cross the field of this heavy Kanjivaram, two-ply mulberry silk near 130 gsm, and a contrast green blouse completes it. Meant for muhurtams and milestone birthdays. After dry-cleaning, fold along new lines to spare the zari.',
    stockText: 'Last few pieces',
  },
  'women-saree-6': {
    description: 'Violet blooms and green leaves wander over lilac with no border to interrupt them. In 60 gsm polyester georgette, the saree pins quickly, stays light at the shoulder and shrugs off a suitcase. A plain violet blouse steadies the print for office parties or afternoon tea. Gentle machine wash inside a net bag.',
    stockText: 'In stock',
  },
  'women-saree-7': {
    description: 'Each small dot on this fuchsia georgette was pinched up and tied with thread before dyeing. Draped the Gujarati way, with the seedha pallu brought to the front, it shows the gold gota border in full against a mustard blouse. A soft 70 gsm viscose for garba and mehndi gatherings. Dry-clean to protect both trim and dye.',
    stockText: 'In stock',
  },
  'women-saree-8': {
    description: 'Yarns are tied and dyed before they reach the loom, which is why the ecru and orange diamonds blur softly into the teal. The mercerised cotton, 100 gsm, ends in an orange ikat border and pallu, matched by an orange blouse. Comfortable for a full working day. Soak briefly, squeeze without wringing, dry in shade.',
    stockText: 'In stock',
  },
  'women-saree-9': {
    description: 'Quiet by design: dusk-violet linen, with antique-gold zari stripes kept to the selvedge and the pallu. The 95 gsm cloth begins slightly stiff and relaxes into rounder folds each time it is worn. A white linen blouse keeps the mood cool for gallery openings and lectures. Dry-clean for the sake of the zari; steam, never press hard.',
    stockText: 'Low stock: 4 left',
  },
  'women-saree-10': {
    description: 'White sprays, rice knots and shadow leaves cross the powder-blue georgette, the patient handwork of Lucknow. Scallops finish the white border, so the pleats end in a soft wave. At 65 gsm it floats around the body. Take it to Eid lunches and summer receptions with the white blouse; dry-clean, since loose threads snag in a machine.',
    stockText: 'In stock, ships in 24 hours',
  },
  'women-saree-11': {
    description: 'Two silks meet at the waist: rani pink for the pleats, mustard for a pallu worked with butta. A wine temple border runs the length of both and ties the halves together. Soft silk of 80 gsm folds without bulk, which makes for easy company at a sangeet or Diwali dinner. Dry-clean; keep perfume well away.',
    stockText: 'In stock',
  },
  'women-saree-12': {
    description: 'Sunrise in waves, from marigold through orange to crimson, made by rolling and tying the chiffon on the diagonal before each dye bath. The pallu comes forward over the shoulder, edged in gota lace, above a crimson blouse. Featherlight viscose, 50 gsm, for Teej and the monsoon. Water can make leheriya run: dry-clean only.',
    stockText: 'In stock',
  },
  'women-top-1': {
    description: 'Combed cotton jersey at 180 gsm gives this Breton tee a smooth, cool hand and enough body to hold its shaped waist. Red stripes run evenly over cream from the ribbed crew neck to the short sleeves. Wear it with jeans on a Saturday; machine wash at 30 °C with like colours.',
    stockText: 'In stock',
  },
  'women-top-2': {
    description: 'A square neckline frames the collarbone, and each puff sleeve is gathered into a neat cuff. The pink and white gingham is yarn-dyed cotton, 120 gsm, crisp when new and softer by the month. Tuck it into a high waist for brunch or a relaxed office. Wash warm, iron while slightly damp.',
    stockText: 'In stock',
  },
  'women-top-3': {
    description: 'Boxy, cropped and dropped at the shoulder, so that air moves freely on hot afternoons. Its sage linen is a slubbed 170 gsm with visible thick and thin yarns, marked by a single patch pocket at the chest. Elbow-length sleeves stand away from the arm. Hand wash cool and let the creases be.',
    stockText: 'Only 5 left',
  },
  'women-top-4': {
    description: 'Printed by hand with dabu, a mud resist that leaves white flowers floating in deep indigo. An embroidered band outlines the slit neck and ends in swinging tassels, while three-quarter sleeves and side slits keep the straight cut easy. A 130 gsm cotton for travel days; wash it alone, as indigo bleeds at first.',
    stockText: 'In stock, ships in 24 hours',
  },
  'women-top-5': {
    description: 'Narrow navy lines on ecru, borrowed from old mattress ticking, are woven here into a firm 140 gsm cotton twill. Darts shape the front, the hem curves at the hips and the collar stands well under a jacket. It belongs to weekdays and tailored trousers. Hang it wet after a normal machine wash and most creases drop out.',
    stockText: 'In stock',
  },
  'women-top-6': {
    description: 'Fluid viscose, 110 gsm, lets the bell sleeves swing from the elbow. Small coral and ivory flowers scatter over black, and a bow fastens the V neck, knotted tight or left trailing as you prefer. Relaxed through the body, it goes straight from desk to dinner. Delicate cycle, no tumble drying.',
    stockText: 'In stock',
  },
};
