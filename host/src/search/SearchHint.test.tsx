/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { SearchHint } from './SearchHint';

const NOTHING = { section: null, meant: null, products: [] } as const;

it('says which term was corrected, and searches the typed one on request', () => {
  const onChoose = jest.fn();
  render(<SearchHint term="jeens" found={{ ...NOTHING, meant: 'jeans' }} onChoose={onChoose} />);
  expect(screen.getByText(/^Results for “jeans”. Search instead for/)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'jeens' }));
  expect(onChoose).toHaveBeenCalledWith('"jeens"');
});

it('says which words the results do not have', () => {
  const leftOut = ['red', 'dinosaur'];
  render(<SearchHint term="red dress" found={{ ...NOTHING, leftOut }} onChoose={jest.fn()} />);
  expect(screen.getByText(/Results without “red” and “dinosaur”\.$/)).toBeInTheDocument();
});

it('only says that nothing matches if there is no corrected term', () => {
  render(<SearchHint term="xyzzy" found={NOTHING} onChoose={jest.fn()} />);
  expect(screen.getByText('No products match “xyzzy”.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});
