/** @jest-environment jsdom */
import { expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { SearchHint } from './SearchHint';

const NOTHING = { section: null, meant: null, products: [] } as const;

it('suggests a corrected term', () => {
  const onChoose = jest.fn();
  render(<SearchHint term="jeens" found={{ ...NOTHING, meant: 'jeans' }} onChoose={onChoose} />);
  expect(screen.getByText('No products match “jeens”.')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'jeans' }));
  expect(onChoose).toHaveBeenCalledWith('jeans');
});

it('only says that nothing matches if there is no corrected term', () => {
  render(<SearchHint term="xyzzy" found={NOTHING} onChoose={jest.fn()} />);
  expect(screen.getByText('No products match “xyzzy”.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});
