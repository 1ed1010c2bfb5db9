/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { ProductPicture } from './ProductPicture';

const file = () => document.querySelector('img');

it('offers the AVIF widths of the shop’s own pictures, once it is in the document', () => {
  const { calls } = jest.spyOn(Element.prototype, 'setAttribute').mock;
  render(<ProductPicture src="/media/products/men-shirt-1.webp" alt="A shirt" sizes="8rem" />);
  expect(file()).toHaveAttribute('sizes', '8rem');
  expect(file()?.getAttribute('srcset')?.split(', ')).toEqual([
    '/media/products/men-shirt-1.240.avif 240w',
    '/media/products/men-shirt-1.480.avif 480w',
    '/media/products/men-shirt-1.680.avif 680w',
    '/media/products/men-shirt-1.900.avif 900w',
  ]);
  expect(calls.slice(-3).map(([name]) => name)).toEqual(['sizes', 'srcSet', 'src']);
  const image = screen.getByRole('img', { name: 'A shirt' });
  expect(image).toHaveAttribute('src', '/media/products/men-shirt-1.webp');
  expect([file()?.width, file()?.height]).toEqual([600, 800]);
});

it.each([
  '/media/old/men-shirt-1.webp',
  '/media/products/old/men-shirt-1.webp',
  '/media/products/men-shirt-1.png',
  '/media/products/a b.webp',
  'https://elsewhere.example/media/products/men-shirt-1.webp',
])('uses no AVIF files for a stored path such as %s', (src) => {
  render(<ProductPicture src={src} alt="" sizes="8rem" />);
  expect(file()).not.toHaveAttribute('srcset');
  expect(file()).toHaveAttribute('src', src);
});

it('shows its colour until it is loaded, the plain file if AVIF fails, keeps its shape without both, and loads once online', () => {
  const src = '/media/products/a-1.webp';
  render(<ProductPicture src={src} alt="A" sizes="8rem" colour="#e4e1da" />);
  expect(file()?.parentElement).toHaveAttribute('data-colour', '#e4e1da');
  fireEvent.error(screen.getByRole('img'));
  expect(file()).not.toHaveAttribute('srcset');
  expect(screen.getByRole('img', { name: 'A' })).toHaveAttribute('src', src);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'A' })).toHaveAttribute('viewBox', '0 0 600 800');
  fireEvent(window, new Event('online'));
  expect(file()).toHaveAttribute('srcset');
});
