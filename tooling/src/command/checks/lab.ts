import { measureClicks } from '../../checks/measure/lab/clicks';
import { measureFirstAnswers } from '../../checks/measure/lab/firstAnswer';
import { measurePages } from '../../checks/measure/lab/measurePages';
import { tableOf } from '../../checks/measure/lab/table';
import { checkBuilt } from '../../workspace/apps';

const ADDRESSES = ['/', '/product/men', '/product/men-shirt-1'];
const FIRST_VISITS = [...ADDRESSES, '/cart', '/no-such-page'];

/** Measures addresses, clicks, or the time until a first visit responds, and prints the results. */
export async function printLab(
  what: readonly string[],
  { origin }: { readonly origin?: string },
): Promise<void> {
  if (origin === undefined) checkBuilt();
  const [kind, ...visits] = what;
  if (kind === 'clicks') await print(measureClicks());
  else if (kind === 'answers') {
    await print(measureFirstAnswers(chosen(visits, FIRST_VISITS), origin));
  } else console.log(tableOf(await measurePages(chosen(what, ADDRESSES))));
}

function chosen(addresses: readonly string[], otherwise: string[]): string[] {
  const wrong = addresses.find((address) => !address.startsWith('/'));
  if (wrong !== undefined) {
    throw new Error(`"${wrong}" is not an address of the shop; give a path that begins with /.`);
  }
  return addresses.length > 0 ? [...addresses] : otherwise;
}

async function print(lines: AsyncIterable<string>): Promise<void> {
  for await (const line of lines) console.log(line);
}
