import './list.css';

export function list() {
  const element = document.createElement('p');
  element.className = 'list';
  element.textContent = 'Nothing new';
  return element;
}
