/* oxlint-disable max-lines -- generated */
// Written by studio/describe.py from the archetypes' signatures and the textile scripts; do not edit.

/** A colour as #rrggbb. */
export type Colour = `#${string}`;

/** A band woven or sewn on: from and to (metres from the hem) and its textile. */
export type Band = readonly [from: number, to: number, textile: Textile];

/** Cloth of a companion piece, such as the shirt below a jacket. */
export interface Cloth {
  readonly tile?: Textile;
  readonly tile_m?: number;
  readonly color?: Colour;
}

/** An option whose default is "none". */
export type Choice = string | number | boolean | Cloth | null;

/** The textiles that the scripts draw, by name. */
export type Textile =
  | 'ajrakh'
  | 'bagru_rust'
  | 'banarasi_emerald'
  | 'banarasi_ivory'
  | 'banarasi_plum'
  | 'banarasi_red'
  | 'bandhani_fuchsia'
  | 'bandhani_green'
  | 'bandhani_red'
  | 'bandhani_scarlet'
  | 'bengal_navy'
  | 'bengal_wine'
  | 'block_coral'
  | 'block_indigo'
  | 'block_mustard'
  | 'block_rust'
  | 'border_banarasi'
  | 'border_bandhani'
  | 'border_chikan'
  | 'border_gota'
  | 'border_handloom'
  | 'border_ikat'
  | 'border_ikat_teal'
  | 'border_kalamkari'
  | 'border_lace'
  | 'border_linen'
  | 'border_phulkari'
  | 'border_sequin'
  | 'border_silver'
  | 'border_temple_green'
  | 'border_temple_rani'
  | 'border_temple_wine'
  | 'border_zari'
  | 'breton'
  | 'breton_navy'
  | 'breton_red'
  | 'buffalo_red'
  | 'bunnies_pink'
  | 'buti_maroon'
  | 'buti_teal'
  | 'cable_cream'
  | 'camo'
  | 'cars_sky'
  | 'chambray'
  | 'check_school'
  | 'chiffon_aqua'
  | 'chiffon_lavender'
  | 'chiffon_peach'
  | 'chikan_ivory'
  | 'chikan_mint'
  | 'chikan_peach'
  | 'chikan_powder'
  | 'chikan_sage'
  | 'chikan_sky'
  | 'chikan_white'
  | 'clouds_blue'
  | 'cord_rust'
  | 'dabu_indigo'
  | 'denim_black'
  | 'denim_dark'
  | 'denim_ecru'
  | 'denim_grey'
  | 'denim_indigo'
  | 'denim_light'
  | 'denim_mid'
  | 'denim_sky'
  | 'ditsy_lilac'
  | 'ditsy_sage'
  | 'ditsy_sky'
  | 'ditsy_yellow'
  | 'elephants_grey'
  | 'fairisle_blue'
  | 'fairisle_red'
  | 'flannel_green'
  | 'floral_black'
  | 'floral_emerald'
  | 'floral_lilac'
  | 'floral_night'
  | 'floral_peach'
  | 'floral_rose'
  | 'forest'
  | 'foxes_mint'
  | 'gingham_black'
  | 'gingham_blue'
  | 'gingham_green'
  | 'gingham_lilac'
  | 'gingham_pink'
  | 'gingham_rose'
  | 'glen_beige'
  | 'handloom_check'
  | 'handloom_turmeric'
  | 'hearts_cream'
  | 'hearts_pink'
  | 'herringbone_brown'
  | 'herringbone_grey'
  | 'herringbone_stone'
  | 'hoops_grey'
  | 'hoops_mint'
  | 'hoops_rugby'
  | 'houndstooth'
  | 'houndstooth_black'
  | 'ikat_black'
  | 'ikat_blue'
  | 'ikat_rose'
  | 'ikat_teal'
  | 'jaal_ivory'
  | 'jaal_maroon'
  | 'jaal_navy'
  | 'jaali_gold'
  | 'jaali_sky'
  | 'jersey_charcoal'
  | 'kairi_blush'
  | 'kairi_teal'
  | 'kalamkari_black'
  | 'kalamkari_cream'
  | 'kanji_magenta'
  | 'kanji_mustard'
  | 'kanji_peacock'
  | 'khadi_indigo'
  | 'khadi_mustard'
  | 'khadi_rust'
  | 'khaki'
  | 'knit_mustard'
  | 'knit_navy'
  | 'leheriya_lagoon'
  | 'leheriya_sun'
  | 'lemons_mint'
  | 'linen_chalk'
  | 'linen_dusk'
  | 'linen_olive'
  | 'linen_sage'
  | 'linen_sand'
  | 'linen_white'
  | 'madras_coral'
  | 'madras_navy'
  | 'meadow_sky'
  | 'melange_grey'
  | 'microdot_navy'
  | 'mirror_black'
  | 'mirror_marigold'
  | 'moons_lilac'
  | 'oxford_pink'
  | 'oxford_sky'
  | 'paisley_night'
  | 'paisley_plum'
  | 'palm_coral'
  | 'palm_teal'
  | 'patola_red'
  | 'phulkari'
  | 'pinstripe_charcoal'
  | 'pinstripe_navy'
  | 'plaid_sleep'
  | 'plain_black'
  | 'plain_blush'
  | 'plain_camel'
  | 'plain_gold'
  | 'plain_mustard'
  | 'plain_navy'
  | 'plain_olive'
  | 'plain_rani'
  | 'plain_red'
  | 'plain_teal'
  | 'plain_white'
  | 'plain_wine'
  | 'polka_black'
  | 'polka_blush'
  | 'polka_coral'
  | 'polka_midnight'
  | 'polka_navy'
  | 'repp_tie'
  | 'rib_cream'
  | 'rib_grey'
  | 'rockets_navy'
  | 'sage'
  | 'satin_champagne'
  | 'satin_emerald'
  | 'satin_midnight'
  | 'satin_navy'
  | 'satin_rose'
  | 'satin_wine'
  | 'serge_grey'
  | 'serge_maroon'
  | 'serge_navy'
  | 'silk_buti_wine'
  | 'silk_cream'
  | 'silk_rose'
  | 'stars_navy'
  | 'stars_night'
  | 'stone_linen'
  | 'stripe_blue'
  | 'stripe_mint'
  | 'stripe_rose'
  | 'stripe_sleep'
  | 'stripe_ticking'
  | 'tartan_forest'
  | 'tartan_school'
  | 'terracotta'
  | 'toile_blue'
  | 'toile_rose'
  | 'tweed_navy'
  | 'twill_navy'
  | 'twill_olive'
  | 'twill_stone'
  | 'velvet_burgundy'
  | 'velvet_emerald'
  | 'white_poplin'
  | 'zari';

/** The options of every archetype (cut of a garment). */
export interface ArchetypeOptions {
  readonly aline: {
    readonly sleeve?: string | null;
    readonly length?: number;
    readonly neck?: string | null;
    readonly depth?: number;
    readonly sash?: Choice;
    readonly hem?: number;
    readonly collar_color?: Choice;
    readonly buttons?: Choice;
    readonly gather?: number;
  };
  readonly anarkali: {
    readonly sleeve?: string | null;
    readonly length?: number;
    readonly bands?: readonly Band[];
    readonly yoke?: Choice;
    readonly yoke_m?: number;
    readonly trim?: Colour | Textile | null;
    readonly trim_ground?: Colour | Textile | null;
    readonly neck?: string | null;
    readonly depth?: number;
    readonly waistband?: Colour | Textile | null;
    readonly dup?: Choice;
    readonly dup_cloth?: Colour | Textile | null;
    readonly dup_m?: number;
    readonly dup_edge?: Colour | Textile | null;
    readonly folds?: number;
    readonly trousers?: Choice;
  };
  readonly blazer: {
    readonly size?: string | null;
    readonly button?: Colour | Textile | null;
    readonly lining?: Colour | Textile | null;
    readonly kind?: string | null;
    readonly facing?: Choice;
    readonly shirt_cloth?: Choice;
    readonly tie?: Colour | Textile | null;
    readonly square?: Choice;
    readonly patch?: boolean;
    readonly under?: boolean;
    readonly crest?: Choice;
    readonly n?: number;
  };
  readonly blouse_w: {
    readonly sleeve?: string | null;
    readonly neck?: string | null;
    readonly depth?: number;
    readonly length?: number;
    readonly waist?: number;
    readonly hem?: number;
    readonly tie?: Choice;
    readonly lace?: Choice;
    readonly buttons?: Choice;
  };
  readonly bomber: {
    readonly size?: string | null;
    readonly lining?: Colour | Textile | null;
    readonly rib?: Choice;
    readonly zip?: Colour | Textile | null;
  };
  readonly boxy: {
    readonly length?: number;
    readonly sleeve?: string | null;
    readonly neck?: string | null;
    readonly depth?: number;
    readonly pocket?: boolean;
  };
  readonly cami_set: {
    readonly cut?: string | null;
    readonly lace?: Colour | Textile | null;
    readonly strap?: Colour | Textile | null;
    readonly trousers?: Choice;
    readonly trousers_m?: number;
    readonly length?: number;
  };
  readonly dressing_gown: {
    readonly size?: string | null;
    readonly trim?: Choice;
    readonly piping?: Colour | Textile | null;
  };
  readonly frock: {
    readonly sash?: Colour | Textile | null;
    readonly collar?: Colour | Textile | null;
    readonly length?: number;
    readonly sleeve?: string | null;
    readonly tiers?: boolean;
    readonly with_bow?: boolean;
    readonly flare?: number;
    readonly trim?: Choice;
  };
  readonly gown: {
    readonly sleeve?: Choice;
    readonly neck?: string | null;
    readonly depth?: number;
    readonly bands?: readonly Band[];
    readonly waistband?: Colour | Textile | null;
    readonly yoke?: Choice;
    readonly yoke_m?: number;
    readonly trim?: Choice;
    readonly trim_ground?: Choice;
    readonly folds?: number;
    readonly dup?: Choice;
    readonly dup_cloth?: Choice;
    readonly dup_m?: number;
    readonly dup_edge?: Choice;
  };
  readonly hoodie: {
    readonly size?: string | null;
    readonly zipped?: boolean;
    readonly cord?: Colour | Textile | null;
    readonly print?: Choice;
    readonly ink?: Colour | Textile | null;
    readonly ink2?: Colour | Textile | null;
  };
  readonly jeans: {
    readonly size?: string | null;
    readonly thread?: Colour | Textile | null;
    readonly fade?: number;
    readonly fit?: string | null;
    readonly rivet?: Colour | Textile | null;
    readonly tears?: boolean;
  };
  readonly jeans_w: {
    readonly cut?: string | null;
    readonly thread?: Colour | Textile | null;
    readonly fade?: number;
  };
  readonly kurta: {
    readonly size?: string | null;
    readonly length?: number;
    readonly collar?: string | null;
    readonly placket_to?: number;
    readonly buttons?: Colour | Textile | null;
    readonly band?: Choice;
    readonly motif?: Colour | Textile | null;
    readonly yoke?: boolean;
    readonly pocket?: boolean;
    readonly full?: boolean;
    readonly sleeve?: string | null;
  };
  readonly kurta_set: {
    readonly trim?: Colour | Textile | null;
    readonly trim_ground?: Colour | Textile | null;
    readonly length?: number;
    readonly sleeve?: string | null;
    readonly neck?: string | null;
    readonly depth?: number;
    readonly placket?: boolean;
    readonly hem_band?: number;
    readonly collar?: Choice;
    readonly hem?: number;
    readonly slit?: number;
    readonly waist?: number;
    readonly cut?: string | null;
    readonly trousers?: Choice;
    readonly trousers_m?: number;
    readonly dup?: Choice;
    readonly dup_cloth?: Colour | Textile | null;
    readonly dup_m?: number;
    readonly dup_edge?: Colour | Textile | null;
    readonly band?: Choice;
  };
  readonly kurti: {
    readonly trim?: Colour | Textile | null;
    readonly trim_ground?: Colour | Textile | null;
    readonly length?: number;
    readonly sleeve?: string | null;
    readonly neck?: string | null;
    readonly depth?: number;
    readonly placket?: boolean;
    readonly hem_band?: number;
    readonly collar?: Choice;
    readonly hem?: number;
    readonly slit?: number;
    readonly waist?: number;
  };
  readonly lehenga: {
    readonly bands?: readonly Band[];
    readonly choli_cloth?: Choice;
    readonly choli_m?: number;
    readonly sleeve?: string | null;
    readonly trim?: Colour | Textile | null;
    readonly trim_ground?: Colour | Textile | null;
    readonly dup?: string | null;
    readonly dup_cloth?: Colour | Textile | null;
    readonly dup_m?: number;
    readonly dup_edge?: Colour | Textile | null;
    readonly neck?: string | null;
    readonly waistband?: Colour | Textile | null;
    readonly folds?: number;
  };
  readonly maxi: {
    readonly sleeve?: Choice;
    readonly neck?: string | null;
    readonly depth?: number;
    readonly tiers?: number;
    readonly waistband?: Choice;
    readonly folds?: number;
    readonly bands?: readonly Band[];
    readonly tier_tiles?: readonly Band[];
    readonly length?: number;
  };
  readonly nehru: {
    readonly size?: string | null;
    readonly buttons?: Colour | Textile | null;
    readonly length?: number;
    readonly square?: Choice;
  };
  readonly night_shirt: {
    readonly size?: string | null;
    readonly piping?: Colour | Textile | null;
    readonly sleeve?: string | null;
    readonly buttons?: Colour | Textile | null;
  };
  readonly nightdress: {
    readonly sleeve?: string | null;
    readonly length?: number;
    readonly neck?: string | null;
    readonly depth?: number;
    readonly lace?: Colour | Textile | null;
    readonly tie?: Choice;
    readonly yoke?: boolean;
    readonly hem?: number;
  };
  readonly pinafore: {
    readonly shirt_cloth?: Choice;
    readonly tie?: Choice;
    readonly belt?: boolean;
    readonly buttons?: Colour | Textile | null;
  };
  readonly pleated_skirt: {
    readonly length?: number;
    readonly pleats?: number;
    readonly band?: Choice;
    readonly cloth_below?: Choice;
  };
  readonly polo: {
    readonly size?: string | null;
    readonly collar?: Choice;
    readonly buttons?: Colour | Textile | null;
    readonly tipping?: Choice;
  };
  readonly puffer: {
    readonly size?: string | null;
    readonly row?: number;
    readonly zip?: Colour | Textile | null;
    readonly lining?: Colour | Textile | null;
    readonly vest?: boolean;
  };
  readonly pull_on: {
    readonly cut?: string | null;
    readonly cord?: Colour | Textile | null;
    readonly stripe?: Choice;
    readonly band?: Choice;
    readonly thread?: Choice;
  };
  readonly pyjama_set: {
    readonly sleeve?: string | null;
    readonly cut?: string | null;
    readonly pipe?: Colour | Textile | null;
    readonly buttons?: Colour | Textile | null;
    readonly trousers?: Choice;
    readonly trousers_m?: number;
    readonly pocket?: boolean;
    readonly length?: number;
  };
  readonly robe: {
    readonly length?: number;
    readonly sleeve?: string | null;
    readonly facing?: Colour | Textile | null;
    readonly sash?: Choice;
    readonly inner?: Choice;
  };
  readonly saree: {
    readonly drape?: string | null;
    readonly border?: Colour | Textile | null;
    readonly border_h?: number;
    readonly end?: Choice;
    readonly end_len?: number;
    readonly blouse_cloth?: Colour | Textile | null;
    readonly blouse_m?: number;
    readonly trim?: Choice;
    readonly trim_ground?: Choice;
    readonly neck?: string | null;
    readonly sleeve?: string | null;
    readonly pallu?: Choice;
    readonly pallu_m?: number;
    readonly edge_w?: number;
    readonly blouse_neck?: number;
  };
  readonly school_blazer: {
    readonly tie?: Colour | Textile | null;
    readonly crest?: Colour | Textile | null;
    readonly piping?: Choice;
    readonly shirt_cloth?: Choice;
    readonly button?: Colour | Textile | null;
  };
  readonly school_shorts_set: {
    readonly shirt_cloth?: Choice;
    readonly tie?: Colour | Textile | null;
    readonly sleeve?: string | null;
    readonly long?: boolean;
  };
  readonly school_skirt_set: {
    readonly length?: number;
    readonly pleats?: number;
    readonly band?: Choice;
    readonly cloth_below?: Choice;
    readonly shirt_cloth?: Choice;
    readonly tie?: Colour | Textile | null;
    readonly sleeve?: string | null;
  };
  readonly sharara: {
    readonly trim?: Colour | Textile | null;
    readonly trim_ground?: Colour | Textile | null;
    readonly length?: number;
    readonly sleeve?: string | null;
    readonly neck?: string | null;
    readonly depth?: number;
    readonly placket?: boolean;
    readonly hem_band?: number;
    readonly collar?: Choice;
    readonly hem?: number;
    readonly slit?: number;
    readonly waist?: number;
    readonly trousers?: Choice;
    readonly trousers_m?: number;
    readonly bands?: readonly Band[];
    readonly dup?: string | null;
    readonly dup_cloth?: Colour | Textile | null;
    readonly dup_m?: number;
    readonly dup_edge?: Colour | Textile | null;
  };
  readonly sherwani: {
    readonly size?: string | null;
    readonly length?: number;
    readonly band?: Colour | Textile | null;
    readonly motif?: Colour | Textile | null;
    readonly buttons?: Colour | Textile | null;
    readonly lining?: Colour | Textile | null;
  };
  readonly shirt: {
    readonly size?: string | null;
    readonly sleeve?: string | null;
    readonly collar?: string | null;
    readonly pocket?: number;
    readonly flaps?: boolean;
    readonly buttons?: Colour | Textile | null;
    readonly contrast?: Choice;
    readonly thread?: Colour | Textile | null;
    readonly tie?: Choice;
    readonly tie_length?: number;
    readonly length?: number;
    readonly curved?: boolean;
    readonly tuck?: Choice;
  };
  readonly shirt_w: {
    readonly sleeve?: string | null;
    readonly length?: number;
    readonly buttons?: Colour | Textile | null;
    readonly pocket?: boolean;
    readonly chest?: number;
    readonly waist?: number;
    readonly hem?: number;
    readonly collar?: string | null;
  };
  readonly slip: {
    readonly length?: number;
    readonly lace?: Colour | Textile | null;
    readonly strap?: Colour | Textile | null;
  };
  readonly suit: {
    readonly size?: string | null;
    readonly button?: Colour | Textile | null;
    readonly lining?: Colour | Textile | null;
    readonly kind?: string | null;
    readonly facing?: Choice;
    readonly shirt_cloth?: Choice;
    readonly tie?: Colour | Textile | null;
    readonly square?: Choice;
    readonly patch?: boolean;
    readonly under?: boolean;
    readonly crest?: Choice;
    readonly n?: number;
  };
  readonly sweatshirt: {
    readonly size?: string | null;
    readonly print?: Choice;
    readonly ink?: Colour | Textile | null;
    readonly ink2?: Colour | Textile | null;
    readonly neck?: string | null;
    readonly knit?: boolean;
  };
  readonly tee: {
    readonly size?: string | null;
    readonly neck?: string | null;
    readonly pocket?: boolean;
    readonly print?: Choice;
    readonly ink?: Colour | Textile | null;
    readonly ink2?: Colour | Textile | null;
    readonly rib?: Choice;
    readonly length?: number;
    readonly sleeve?: string | null;
  };
  readonly tee_w: {
    readonly neck?: string | null;
    readonly depth?: number;
    readonly sleeve?: string | null;
    readonly fitted?: boolean;
    readonly motif?: Choice;
  };
  readonly trousers: {
    readonly size?: string | null;
    readonly kind?: string | null;
    readonly thread?: Colour | Textile | null;
    readonly button?: Colour | Textile | null;
    readonly cord?: Colour | Textile | null;
    readonly stripe?: Choice;
    readonly shorts?: boolean;
  };
  readonly trousers_w: {
    readonly cut?: string | null;
    readonly crease?: boolean;
    readonly belt_color?: Choice;
    readonly button?: Colour | Textile | null;
  };
  readonly trucker: {
    readonly size?: string | null;
    readonly thread?: Colour | Textile | null;
    readonly fade?: number;
    readonly buttons?: Colour | Textile | null;
    readonly collar?: Choice;
    readonly lining?: Choice;
  };
  readonly tunic: {
    readonly length?: number;
    readonly sleeve?: string | null;
    readonly trim?: Colour | Textile | null;
    readonly trim_ground?: Colour | Textile | null;
    readonly depth?: number;
    readonly tassel?: Choice;
  };
  readonly waistcoat: {
    readonly size?: string | null;
    readonly button?: Colour | Textile | null;
    readonly lining?: Colour | Textile | null;
    readonly shirt_cloth?: Choice;
    readonly tie?: Choice;
  };
  readonly wrap: {
    readonly sleeve?: string | null;
    readonly length?: number;
    readonly sash?: Colour | Textile | null;
    readonly depth?: number;
  };
}
