/** The page: it loads its list, with styles, after its heading. */
export default function Headlines(element) {
  const heading = document.createElement('h1');
  heading.textContent = 'Headlines';
  element.append(heading);
  void import('./list.js').then(({ list }) => element.append(list()));
}
