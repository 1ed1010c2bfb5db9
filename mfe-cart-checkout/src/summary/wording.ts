/** A number of items in words: "1 item", "1,200 items". */
export function itemsText(count: number): string {
  return count === 1 ? '1 item' : `${count.toLocaleString('en-US')} items`;
}
