/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { UserPicture } from './UserPicture';

const USER = { id: 'u', email: 'asha@example.com', name: ' asha', avatar: null };

it('shows the chosen avatar; until it is loaded, and without a choice, the initial of the name', async () => {
  const { container, rerender } = render(<UserPicture user={{ ...USER, avatar: 'avatar2' }} />);
  expect(container).toHaveTextContent('A');
  const ground = () => container.querySelector('svg > rect');
  await waitFor(() => expect(ground()).toHaveAttribute('fill', 'var(--sage)'));
  expect(container).toHaveTextContent('');
  rerender(<UserPicture user={USER} />);
  expect(container).toHaveTextContent('A');
});
