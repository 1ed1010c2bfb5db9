/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { WholeWords } from './WholeWords';

it('keeps words with hyphens together, also several and the same ones', () => {
  const warn = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const title = 'Half-Zip Fleece, Half-Zip Shirt, T-Shirt Dress';
  const { container } = render(<WholeWords>{title}</WholeWords>);
  expect(container).toHaveTextContent(title);
  const whole = [...container.querySelectorAll('.whole')].map(({ textContent }) => textContent);
  expect(whole).toEqual(['Half-Zip', 'Half-Zip', 'T-Shirt']);
  expect(warn).not.toHaveBeenCalled();
});
