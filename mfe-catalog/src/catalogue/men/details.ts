import type { ProductDetails } from '../types';

/** The details of the men's products by product id, for their own pages. */
export const menDetails: Readonly<Record<string, ProductDetails>> = {
  'men-blazer-1': {
    description: 'A pale windowpane check is drawn lightly over navy wool, 280 gsm, with a fleck of tweed in the yarn. Two buttons, notch lapels and a soft shoulder keep the body easy and the waist clean. Shown with a sky shirt and wine tie for the working week, it asks for regular brushing and rare dry cleaning.',
    stockText: 'In stock',
  },
  'men-blazer-2': {
    description: 'Patch pockets and a half lining take the stiffness out of this stone blazer, woven in 220 gsm linen with a dry, slubbed face. It hangs straight and light, at its best over an open white shirt at a garden wedding or a terrace dinner. Steam out creases and leave stains to the dry cleaner.',
    stockText: 'In stock',
  },
  'men-suit-1': {
    description: 'Jacket and trousers share one charcoal worsted, 260 gsm, ruled with a fine pale stripe. The two-button jacket is shaped at the waist, and the flat-fronted trousers drop cleanly from the hip. A white shirt and burgundy tie ready it for boardrooms and family ceremonies. Dry clean both pieces together so that their shade stays matched.',
    stockText: 'Only 5 left',
  },
  'men-tuxedo-1': {
    description: 'Cotton velvet, 340 gsm and short in the pile, shifts from emerald to near black as it moves. A black satin shawl lapel rolls down to a single button at a gently nipped waist. Formal evenings and winter weddings are its place; steam it from the inside, never iron it, and use a specialist cleaner.',
    stockText: 'Last few pieces',
  },
  'men-blazer-3': {
    description: 'Peak lapels bring formality to a cloth more often met in the country: grey herringbone, 85% wool with 15% polyamide, 320 gsm. Close-fitting and finished with a rust pocket square, it looks right with a white shirt and a rust tie on autumn afternoons. Rest it on a broad hanger between outings; dry clean sparingly.',
    stockText: 'In stock, ships in 24 hours',
  },
  'men-waistcoat-1': {
    description: 'Five buttons fasten this waistcoat over a white shirt and leave just enough of a navy tie on view. The beige glen check, a wool-blend flannel of 270 gsm, follows the ribs closely and is lined in smooth viscose. It earns its keep at the races and the registry office; no soaking, only professional dry cleaning.',
    stockText: 'In stock',
  },
  'men-kurta-1': {
    description: 'Handspun and handwoven, this 155 gsm indigo khadi shows the small slubs and uneven depth of colour that mills cannot copy. The kurta is long and straight, with metal buttons, a mandarin collar, a chest pocket and side slits for an easy stride on festival days. Indigo bleeds at first: soak alone in cold, salted water.',
    stockText: 'In stock',
  },
  'men-kurta-2': {
    description: 'Ending at mid-thigh, this short kurta sits as happily over jeans as over a white pyjama. Its mustard khadi cotton, about 140 gsm, feels grainy when new and grows supple with use, and the armholes are cut deep for comfort. Wash in mild detergent after a hot day and dry out of direct sun.',
    stockText: 'In stock',
  },
  'men-kurta-3': {
    description: 'Maroon embroidery, dotted with gold, travels down the placket and circles the cuffs of this cream kurta. The silk, a mid-weight 95 gsm with faint slubs and a low sheen, is cut slim and lined in cotton voile so that it does not cling. Reserve it for pujas and receptions; dry clean only.',
    stockText: 'Only 3 left',
  },
  'men-kurta-4': {
    description: "White thread on white cotton: this chikankari is best read up close, where the small flowers and paired leaves throw a shadow of their own. Fine mulmul, 80 gsm, keeps the generously cut kurta almost weightless through summer's worst afternoons. Wash by hand, and iron on the reverse over a folded towel.",
    stockText: 'In stock',
  },
  'men-kurta-5': {
    description: 'Pressed by hand from carved wooden blocks, rust paisleys and sprigs touched with teal repeat over ecru cotton, 115 gsm, with the slight misalignments of the craft. Short and relaxed, the kurta pairs with chinos for a haldi or a quiet day at work. Choose a gentle, cold cycle and no bleach.',
    stockText: 'In stock, ships in 24 hours',
  },
  'men-kurta-6': {
    description: 'The diamonds of this ikat are dyed into the yarn before weaving, which leaves brick and ivory softly feathered against navy. A round, collarless neck and one pocket keep the shape plain beside so much pattern. It is handloom cotton, 150 gsm, regular in fit, for gallery evenings and family lunches; wash separately in cold water.',
    stockText: 'Last few pieces',
  },
  'men-kurtaset-1': {
    description: 'Sky-blue cotton cambric, 95 gsm, carries white chikan sprigs from shoulder to hem, and a plain white pyjama completes the set. Both pieces are cut with ease, the kurta to the knee, the pyjama loose and full. Bring it out for Eid mornings and summer ceremonies. Cool hand washing protects the embroidery.',
    stockText: 'In stock',
  },
  'men-kurtaset-2': {
    description: 'A border dotted and edged with gold finishes the rose kurta at placket and sleeves, while its ivory churidar gathers in fine folds at the ankle. Silk blended with viscose, 110 gsm, gives a gentle gleam and a straight, knee-length fall; the churidar is stretch cotton. Send both to the dry cleaner once the sangeet is over.',
    stockText: 'Low stock: 5 left',
  },
  'men-nehru-1': {
    description: 'Gold flowers sit in a woven lattice on this navy brocade, a viscose and silk blend of 260 gsm lined with satin. The sleeveless jacket is trim at the waist, closes with gold buttons and carries a gold pocket square; an ivory kurta is its natural partner at weddings. Dry clean, and store flat in muslin.',
    stockText: 'In stock',
  },
  'men-nehru-2': {
    description: 'Horn buttons, dark and slightly irregular, run down the front of a sleeveless jacket in brown herringbone. The wool and viscose tweed weighs 290 gsm, and the slim armholes let it sit flat over a white kurta or a plain shirt in the cool months. Brush off dust, sponge small marks, and have it dry-cleaned yearly.',
    stockText: 'In stock',
  },
  'men-sherwani-1': {
    description: 'Meant for the groom or his brothers, this ivory sherwani is marked at front, collar and cuffs by maroon embroidery beaded with gold. Silk-blend brocade, 320 gsm, carries a gold jaal all over; fully lined, the coat is shaped to the waist before easing towards the knee. Trust it to a specialist cleaner and a cotton garment bag.',
    stockText: 'Only 2 left',
  },
  'men-sherwani-2': {
    description: 'Against maroon brocade, a gold lattice of flowers is framed by a broad gold border down the front and round the cuffs. Tailored in 300 gsm art silk over a firm canvas, the coat stands straight at the collar and comes with an ivory churidar. Wear it to a reception; air overnight before dry cleaning.',
    stockText: 'Last few pieces',
  },
  'men-hoodie-1': {
    description: 'Loopback cotton, 320 gsm, gives this terracotta pullover a pleasant weight without bulk. Pale cords hang from the hood and a kangaroo pocket warms both hands, while the ribbed hem grips lightly at the hip. Reach for it on early runs and late flights. Laundering inside out at 30 °C preserves the earthy colour.',
    stockText: 'In stock',
  },
  'men-hoodie-2': {
    description: 'Flecks of white and charcoal give the grey melange its depth. A full-length zip splits the pocket and lets this hoodie come off quickly at the gym or on a train. Brushed inside and regular in fit, it is 80% cotton and 20% polyester at 300 gsm; zip up before washing at 40 °C.',
    stockText: 'In stock',
  },
  'men-bomber-1': {
    description: 'Unzip the front and an orange lining appears, an old signal colour of pilots, against sober olive twill. The shell is cotton and nylon, 200 gsm, ribbed at collar, cuffs and hem so that the slightly rounded body stays put on spring evenings and scooter rides. Sponge clean where possible; otherwise give it a short, cold wash.',
    stockText: 'In stock, ships in 24 hours',
  },
  'men-denimjacket-1': {
    description: 'Copper buttons and tan stitching stand out on denim dyed a dark, inky indigo. The trucker pattern is followed closely: pointed flap pockets, a short body, seams that narrow towards the waist. At 13 oz and all cotton it begins stiff, then moulds to the elbows over a season of layering. Wash rarely, cold, and by itself.',
    stockText: 'In stock',
  },
  'men-puffer-1': {
    description: 'Even rows of quilting hold a recycled polyester fill in place, so warmth reaches the stand collar and the hem alike. The midnight-blue shell is a 45 gsm nylon that sheds light rain, with room inside for a thick jumper on hill walks. Tumble dry low with two clean tennis balls to bring back the loft.',
    stockText: 'In stock',
  },
  'men-sweatshirt-1': {
    description: 'On the chest a pale gold sun sinks through bars of forest green, screen-printed with water-based ink. Behind it is a 280 gsm cotton sweatshirt, brushed on the reverse, with a ribbed crew neck and a straight, unfussy fit for campfires and slow Saturdays. Keep the iron off the print and machine wash cool.',
    stockText: 'Low stock: 7 left',
  },
  'men-jeans-1': {
    description: "Tan stitching picks out the five pockets of these mid-blue jeans, and the thighs are faded as though by a few summers' wear. The denim is 12 oz, 99% cotton with 1% elastane, and runs straight from hip to hem for everyday use. Wash them inside out, cold, and not too often.",
    stockText: 'In stock',
  },
  'men-jeans-2': {
    description: 'Loose from the hip and wide at the hem, these jeans drop in a clean column over trainers or sandals. Rigid 11 oz cotton denim has been stone-washed to a pale, chalky blue. They are roomy by design, belong to warm weekends, and go in the machine at 30 °C with other light colours.',
    stockText: 'Low stock: 6 left',
  },
  'men-jeans-3': {
    description: 'Tonal stitching and an unfaded black dye make this pair dressy enough for a concert or a dinner. Slim through thigh and calf, the jeans give where it counts: 92% cotton, 6% polyester and 2% elastane at 11.5 oz. To hold the depth of colour, use a detergent for darks and dry away from sunlight.',
    stockText: 'In stock',
  },
  'men-chinos-1': {
    description: 'Brushed cotton twill, 240 gsm with 2% elastane, gives these khaki chinos a soft, peach-skin handle. Slant pockets and belt loops keep the front tidy, while the leg tapers gently below the knee. They cover office hours as readily as a country drive, wash warm, and come up smooth under a hot iron.',
    stockText: 'In stock, ships in 24 hours',
  },
  'men-trousers-1': {
    description: 'A pressed crease runs the length of each leg and draws the fine pinstripe into one long line. The charcoal cloth is a 230 gsm blend of wool and polyester, tailored to sit at the waist and break lightly on the shoe. The pair suits meetings and interviews; dry clean, and hang by the hem between wears.',
    stockText: 'In stock',
  },
  'men-cargo-1': {
    description: 'Hard-wearing cotton twill, 280 gsm, is garment-washed here until nothing about it feels stiff. On each leg a flap pocket swallows a phone, a map and a paperback, while the relaxed seat leaves room to climb. Dusty olive hides the marks of treks and train journeys; close the flaps before a 40 °C wash.',
    stockText: 'In stock',
  },
  'men-pyjama-1': {
    description: 'Ivory piping traces the camp collar, pockets and cuffs of the navy shirt, and matching trousers make up the set. This is viscose satin, 125 gsm, cool at first touch and warm soon after, loose in body and leg for undisturbed sleep. Put it through a delicate cycle in a mesh bag and press with a cool iron.',
    stockText: 'In stock',
  },
  'men-pyjama-2': {
    description: 'Fine blue stripes on a paler blue, edged with piping in the darker shade, keep to the old pattern of bedtime poplin, 115 gsm and pure cotton. The shirt has space across the chest, and the drawstring trousers are wide and soft. Warm nights are its season, and a hot wash does it no harm.',
    stockText: 'In stock',
  },
  'men-robe-1': {
    description: 'The shawl collar of this burgundy gown turns back in one smooth curve, and ivory piping outlines its cuffs and pockets. Heavy polyester satin, 180 gsm, wraps over the chest, ties with a belt and ends at the knee. Slip it on after a bath; a gentle 30 °C programme and a slow spin keep its lustre.',
    stockText: 'In stock',
  },
  'men-robe-2': {
    description: 'Pale blue paisleys drift over navy cotton sateen, 150 gsm, while the collar and belt are in plain, darker satin. Generous sleeves and two patch pockets let the gown layer over pyjamas on cold mornings. For its first wash, run it alone on cool and take the belt off so that nothing twists.',
    stockText: 'Low stock: 4 left',
  },
  'men-lounge-1': {
    description: 'For hot nights and late breakfasts, an oat henley comes paired with shorts in a wine check. The top is cotton and modal jersey, 170 gsm, with a short buttoned neck; the shorts are light brushed cotton on an elastic waist. Both fit easily and tolerate a low tumble dry after machine washing.',
    stockText: 'In stock',
  },
  'men-lounge-2': {
    description: 'All-cotton flannel, 150 gsm and brushed on both sides, is woven here in a wine and green plaid. Wide legs and a drawstring waist give plenty of slack for long evenings with a book. Launder with dark colours at 40 °C, then shake out and line dry, which keeps the nap soft.',
    stockText: 'In stock, ships in 24 hours',
  },
  'men-shirt-1': {
    description: 'Deep navy bands and thin lines of brick cross on an ivory ground in this yarn-dyed madras, a 120 gsm cotton that softens quickly. The cut is regular, with a classic collar, one chest pocket and a curved hem made to hang untucked at weekends. Machine wash at 30 °C and iron while still damp.',
    stockText: 'In stock',
  },
  'men-shirt-2': {
    description: 'Two flap pockets lend this sky-blue oxford shirt a slightly workmanlike air. Its basketweave cotton, 150 gsm, starts crisp and relaxes over the first few months; the straight body leaves room for a T-shirt underneath on cooler office days. Wash warm with similar colours and skip the tumble dryer.',
    stockText: 'In stock, ships in 24 hours',
  },
  'men-shirt-3': {
    description: 'A low mandarin collar and a clean, pocketless front leave all the interest to the cloth: washed linen, 160 gsm, dry to the touch and airy in high heat. It falls loosely from the shoulder and suits humid days and holidays by the water. A cool wash and a shady line are enough.',
    stockText: 'Only 4 left',
  },
  'men-shirt-4': {
    description: 'Green palm fronds and coral blossoms are scattered over a teal ground on this short-sleeved shirt in fluid viscose, 110 gsm. The open camp collar and straight hem keep it boxy and cool for pool days and late lunches. Hand wash cold without wringing, then hang it up by the hem.',
    stockText: 'In stock',
  },
  'men-tshirt-1': {
    description: 'Even navy stripes cross an ivory ground, as on the French sailing tops that this T-shirt follows. Knitted in combed cotton jersey, 180 gsm, it has a ribbed crew neck and a neat body that slips under a jacket or over swimming shorts. Turn inside out and machine wash at 40 °C.',
    stockText: 'In stock',
  },
  'men-polo-1': {
    description: 'Cream tipping sharpens the sleeve ends of a bottle-green polo knitted in 220 gsm cotton pique, whose honeycomb surface lets air through. Three buttons close the placket. Fitted at the chest and easier at the waist, it works for golf, travel and casual Fridays; after a warm machine wash, reshape the collar and dry flat.',
    stockText: 'In stock',
  },
};
