/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { UserPicture } from './UserPicture';

const USER = { id: 'u', email: 'asha@example.com', name: ' asha', avatar: null };

it('shows the avatar that a registered shopper has chosen', async () => {
  const { container } = render(<UserPicture user={{ ...USER, avatar: 'avatar2' }} />);
  expect(container).toHaveTextContent('A');
  await waitFor(() => expect(container.querySelector('svg')).toHaveClass('moss'));
  expect(container).toHaveTextContent('');
});

it('shows the initial of a shopper who has signed in without a registration', () => {
  const { container } = render(<UserPicture user={USER} />);
  expect(container).toHaveTextContent('A');
});
