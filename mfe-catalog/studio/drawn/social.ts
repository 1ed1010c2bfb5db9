import { Buffer } from 'node:buffer';
import sharp, { type Sharp } from 'sharp';
import { word } from './letters';

const WIDTH = 1200;
const HEIGHT = 630;

/**
 * The preview picture of shared links: the first hero without its empty left side, and the shop's name. `hero` is the
 * path of that hero's master.
 */
export async function socialPicture(hero: string): Promise<Sharp> {
  const { width, height } = await sharp(hero).metadata();
  const left = Math.round(width - height * (WIDTH / HEIGHT));
  return sharp(hero)
    .extract({ left, top: 0, width: width - left, height })
    .resize(WIDTH, HEIGHT)
    .composite([{ input: Buffer.from(lettering()) }])
    .webp({ quality: 82 });
}

function lettering() {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
    ${word('WEFT', { x: 48, y: 250, height: 46, pen: 5.6, color: '#211b18', tracking: 3.6 })}
    <path d="M48 322H226" stroke="#9a4a2f" stroke-width="4" stroke-linecap="round" stroke-dasharray="14 10"/>
    ${word('CLOTH YOU WILL', { x: 48, y: 350, height: 13, pen: 1.9, color: '#211b18', tracking: 3.4 })}
    ${word('WANT TO TOUCH', { x: 48, y: 376, height: 13, pen: 1.9, color: '#211b18', tracking: 3.4 })}
  </svg>`;
}
