import { expect, it } from '@jest/globals';
import { Suspense } from 'react';
import { remotePages, render } from './server';

const ORIGIN = 'https://shop.example';
const LANDING = 'mfe_catalog/Landing';

it('fails with the name of the component that throws, also below a Suspense boundary', async () => {
  const Prices = (): never => {
    throw new Error('window is not defined');
  };
  const Landing = () => (
    <Suspense fallback="Loading">
      <Prices />
    </Suspense>
  );
  const rendering = render('/', { id: LANDING, component: Landing }, ORIGIN, null);
  await expect(rendering).rejects.toThrow('Prices throws "window is not defined"');
});

it('names every page and module that the remotes must expose', () => {
  expect(remotePages).toEqual(
    expect.arrayContaining([
      'mfe_catalog/Landing',
      'mfe_account_auth/Login',
      'mfe_cart_checkout/MiniCart',
    ]),
  );
});
