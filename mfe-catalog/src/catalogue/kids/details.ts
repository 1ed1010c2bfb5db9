import type { ProductDetails } from '../types';

/** The details of the kids' products by product id, for their own pages. */
export const kidsDetails: Readonly<Record<string, ProductDetails>> = {
  'kids-boy-tshirt-1': {
    description: 'A rocket with red fins climbs across the chest of this mint tee, screen-printed thinly so that the jersey still feels soft. The cotton weighs 170 gsm and falls straight from the shoulder for climbing frames and car journeys. Machine wash at 30 °C, inside out.',
    stockText: 'In stock',
  },
  'kids-boy-tshirt-2': {
    description: 'Cut with room to run, this sunny crew neck is knitted from combed cotton at 180 gsm. A green dinosaur with an orange ridge strides over the front, and double-stitched hems hold through rough weekends. It goes into a cool machine wash with similar colours.',
    stockText: 'In stock, ships in 24 hours',
  },
  'kids-boy-tshirt-3': {
    description: 'Narrow hoops of green, coral and yellow circle an ivory ground, broken only by a small chest pocket for found treasures. Made in breathable 160 gsm cotton jersey with an easy, regular fit, it suits warm school holidays. Tumble drying is best avoided; a line in the shade keeps the stripes bright.',
    stockText: 'In stock',
  },
  'kids-boy-polo-1': {
    description: 'Broad navy, cream and red bands give this polo its playing-field look, finished with a white collar and a three-button placket. Sturdy cotton piqué of 220 gsm keeps the regular cut in shape. Wear it to Sunday lunch, then wash at 40 °C with the collar turned up.',
    stockText: 'Low stock: 6 left',
  },
  'kids-boy-shirt-1': {
    description: 'Blue and white checks, woven rather than printed, look as clear inside as out. Light cotton poplin at 115 gsm makes this straight-cut, long-sleeved shirt cool for birthdays and family photographs, with a patch pocket, buttoned cuffs and a gently curved hem. Warm iron while slightly damp.',
    stockText: 'In stock',
  },
  'kids-boy-shirt-2': {
    description: 'Small red, yellow and blue cars drive in rows over a clear sky blue. The open camp collar, short sleeves and straight hem let air in on beach days, while plain-weave cotton of 120 gsm softens with each outing. Give it a gentle machine cycle and hang it up wet.',
    stockText: 'Only 4 left',
  },
  'kids-kurta-1': {
    description: 'Handspun khadi, its slubs plainly visible, gives the mustard kurta a lively surface and a cool, dry touch. Straight sides with slits fall over a roomy white drawstring pyjama in cotton cambric. Both pieces are made for pujas and long summer weddings; wash them apart by hand, as the mustard may bleed.',
    stockText: 'In stock',
  },
  'kids-kurta-2': {
    description: 'Dots of gold thread run down a green embroidered placket and round the cuffs, lighting up the rust cloth of this festive kurta. Woven by hand at 150 gsm, the cotton khadi breathes well through an evening of Diwali visits. Its cut is straight and easy. Dry clean to protect the threadwork.',
    stockText: 'Low stock: 7 left',
  },
  'kids-nehru-1': {
    description: "Gold jaal vines climb across the maroon brocade of this sleeveless jacket, buttoned to a stand collar over an ivory kurta. Art silk with a fine metallic weft keeps the body trim, while the cotton-silk beneath hangs free. A choice for cousins' receptions and Eid; take both pieces to a dry cleaner.",
    stockText: 'In stock',
  },
  'kids-sherwani-1': {
    description: 'From the stand collar to the curving hem, a gold band edges this navy brocade coat and carries a row of metal buttons. The polyester-silk jacquard weighs 240 gsm and is fully lined in satin, so it holds a tailored line without scratching. It belongs at wedding ceremonies; air afterwards and dry clean only.',
    stockText: 'Only 3 left',
  },
  'kids-kurti-1': {
    description: 'Ivory bandhani dots cluster over red in the manner of Gujarati tie-dye. The flared kurti is fine cotton mulmul at 85 gsm, with short sleeves, a seamed waist and gold lines above the hem that catch the light in a Navratri circle. Rinse it alone in cold water with a pinch of salt.',
    stockText: 'In stock, ships in 24 hours',
  },
  'kids-anarkali-1': {
    description: 'Woven gold butis glint on a teal skirt wide enough to spin in. The cloth is chanderi silk-cotton over a soft cotton lining; a gold sash defines the waist, and a matching border weights the flowing Anarkali hem. At home at sangeets and festival mornings, it is best dry cleaned and stored folded in muslin.',
    stockText: 'In stock',
  },
  'kids-girl-frock-1': {
    description: 'Blush cotton lawn of 90 gsm, scattered with rose blooms and green leaves, is gathered from a fitted bodice into a full skirt. A cream Peter Pan collar frames the neck, and the deep rose sash ends in a generous bow. For parties and tea with grandparents; hand wash cold and press from the reverse.',
    stockText: 'In stock, ships in 24 hours',
  },
  'kids-girl-frock-2': {
    description: 'Tiny cream and coral flowers dot the marigold-yellow cotton of this short-sleeved frock. Its teal sash, tied in a bow, marks the waist above a skirt with plenty of swing, and a pale round collar tidies the neckline. At 110 gsm it is airy enough for summer birthdays. Use a delicate cycle and mild detergent.',
    stockText: 'In stock',
  },
  'kids-girl-frock-3': {
    description: 'Three tiers lend this sleeveless frock its bounce, and a bright pink bow stands out against navy dotted with ivory. The fabric is a cotton and viscose blend of 130 gsm, smooth on bare shoulders and lined to the waist. Save it for dinners out, and smooth the tiers by hand after each 30 °C wash.',
    stockText: 'Last few pieces',
  },
  'kids-girl-frock-4': {
    description: 'With no sash to tie, this tiered dress simply slips over the head and swings out below a softly seamed waist. White and purple flowers cover the lilac cotton crêpe, a 125 gsm cloth whose faint crinkle needs no ironing. Cool for picnics, it can be machine washed and shaken dry.',
    stockText: 'In stock',
  },
  'kids-girl-tshirt-1': {
    description: 'A purple butterfly with yellow wing spots spreads over the front of this softly fitted pink tee. The 165 gsm jersey blends 95% cotton with 5% elastane, so it stretches for cartwheels and springs back neatly at the hem. Choose a short cool wash, and never iron over the print.',
    stockText: 'In stock',
  },
  'kids-girl-tshirt-2': {
    description: 'Hearts large and small tumble over pale pink cotton, while a raspberry rib outlines the neck. Brushed single jersey of 155 gsm gives this regular tee its peachy handle, pleasant beneath dungarees or with a denim skirt. Machine washable at 40 °C among other pinks and reds.',
    stockText: 'In stock',
  },
  'kids-jeans-1': {
    description: 'Pale blue denim, stone washed until supple, comes with amber topstitching and copper-toned rivets. The leg runs straight from hip to hem, while elastic tabs inside the waistband allow for growing. Woven from 10 oz cotton with 1% elastane, the pair handles school trips and mud alike. Wash at 40 °C, fastened.',
    stockText: 'In stock',
  },
  'kids-jeans-2': {
    description: 'Long legs move freely in this slim pair, as 2% elastane gives the 9 oz cotton denim a ready stretch. The dark indigo is kept even, so the orange seams stand out crisply. Smart beneath a shirt on visiting days. Colour transfers at first: wash alone twice before mixing loads.',
    stockText: 'In stock',
  },
  'kids-joggers-1': {
    description: 'Paired white stripes trace the outer seams of these grey melange joggers, which narrow to ribbed cuffs above the shoe. Loopback fleece, 80% cotton and 20% polyester at 260 gsm, is warm enough for early football practice. An elastic waist with a drawcord adjusts the fit. Tumble dry low if the weather demands it.',
    stockText: 'In stock, ships in 24 hours',
  },
  'kids-chinos-1': {
    description: 'Somewhere between sand and pale grey, the stone shade goes with nearly every shirt in the drawer. Slant pockets, belt loops and a gently tapered leg keep these chinos neat for recitals, and the 230 gsm twill, 98% cotton with 2% elastane, forgives sitting on floors. Press with steam on the wrong side.',
    stockText: 'In stock',
  },
  'kids-cargo-1': {
    description: 'Flapped pockets on each thigh hold torches, string and biscuits on forest walks. Patches of olive and brown camouflage hide the dirt, and hard-wearing cotton ripstop of 210 gsm is cut loose over the knee for crouching. Empty everything out, close the flaps and launder warm.',
    stockText: 'Only 5 left',
  },
  'kids-shorts-1': {
    description: 'Cropped above the knee, these navy shorts have a flat front, belt loops and slanted pockets deep enough for a cricket ball. The twill is pure cotton, 220 gsm, peach finished so that it feels worn in from day one. Good for holidays and after-school games; machine wash with dark colours.',
    stockText: 'In stock',
  },
  'kids-uniform-1': {
    description: 'Three pieces settle the school morning: a short-sleeved white shirt, a navy striped tie and tailored grey shorts. The shirt is easy-care poplin, 65% polyester with 35% cotton, and the serge shorts sit flat at the waist. Hot wash the white, warm wash the grey, sponge the tie.',
    stockText: 'In stock',
  },
  'kids-uniform-2': {
    description: 'Knife pleats run all round the green tartan skirt, crossed with navy, cream and a thread of red. With it come a short-sleeved white shirt and a dark green tie for a complete weekday outfit. The heat-set polyester-viscose, 220 gsm, holds its folds in the machine; drip dry by the waistband.',
    stockText: 'In stock',
  },
  'kids-uniform-3': {
    description: 'Box pleats open from the belted waist of this navy pinafore, leaving room to skip at break time. A V-shaped bib shows the white shirt and striped tie worn underneath, both included. Poly-viscose serge of 240 gsm resists shine and sheds chalk dust. Iron under a damp cloth at medium heat.',
    stockText: 'In stock, ships in 24 hours',
  },
  'kids-uniform-4': {
    description: 'A gold crest marks the chest of this maroon blazer, and gold-coloured buttons pick up the shade at the front and cuffs. Cut from 280 gsm wool-blend serge with patch pockets and a half lining, it sits squarely on the shoulders for assemblies and prize-givings. Brush after wear; dry clean each term.',
    stockText: 'Low stock: 6 left',
  },
  'kids-uniform-5': {
    description: 'Fine blue lines form an open check on the short-sleeved shirt, which tucks cleanly into long navy trousers with a pressed crease. Cotton-rich shirting, 125 gsm, breathes through double periods, and the sturdier serge below survives the bus home. Hung promptly after a 40 °C wash, neither piece asks for much ironing.',
    stockText: 'In stock',
  },
  'kids-uniform-6': {
    description: 'Worn over a shirt and tie, the V neck of this navy sweater leaves the knot in plain sight. Fine-gauge acrylic with 30% wool keeps the weight low and the warmth steady in draughty classrooms, and firm ribbing at cuff and hem resists tugging. Select the wool programme and lay it on a towel.',
    stockText: 'In stock',
  },
  'kids-hoodie-1': {
    description: 'Zip this coral hoodie up to the chin on breezy mornings, or leave it open over a tee by noon. Cotton fleece of 300 gsm is brushed on the inside, ribbed cuffs keep out draughts, and split front pockets shelter cold hands. Its roomy body takes a layer beneath. Close the zip before laundering at 30 °C.',
    stockText: 'In stock',
  },
  'kids-hoodie-2': {
    description: 'Yellow and ivory stars crowd this night-navy pullover, which carries a yellow drawcord at the hood. The fit is relaxed, and one wide kangaroo pocket spans the front. Inside lies a fleecy cotton and polyester mix of 280 gsm for bonfire evenings. Skip fabric softener, which flattens the pile.',
    stockText: 'In stock, ships in 24 hours',
  },
  'kids-puffer-1': {
    description: 'Rows of plump quilting trap warm air between a water-repellent nylon shell and light polyester wadding. Yellow from collar to hem, the straight-cut jacket is easy to spot on foggy school runs; its high collar and dark zip seal out wind. Machine wash cool, then tumble with two tennis balls to restore the loft.',
    stockText: 'Low stock: 8 left',
  },
  'kids-puffer-2': {
    description: 'Arms stay free for cycling and snowballs in this raspberry vest, quilted in wide horizontal channels. A smooth polyester shell holds 120 gsm wadding, and the hip-length body sits comfortably over a chunky knit. Clean small marks with a damp cloth; a full wash is needed only rarely.',
    stockText: 'In stock',
  },
  'kids-sweater-1': {
    description: 'Snowflakes, hearts and green peaks are knitted in bands across the red, following Shetland tradition. Half lambswool and half cotton, the 7-gauge knit is warm yet free of itch. A regular shape with ribbed trims suits carol concerts and hill stations. Hand wash with wool soap and dry flat.',
    stockText: 'Last few pieces',
  },
  'kids-sweater-2': {
    description: 'Thick cables twist down the front of this cream sweater, giving plain cotton a sculpted, almost woolly depth. The 5-gauge knit has an easy body, snug cuffs and a round neck that sits neatly above a shirt collar. Pack it for winter weekends away; reshape while damp and keep off hangers.',
    stockText: 'In stock',
  },
};
