import { expect, test } from '../test';

test('registration: four steps, and the shopper is signed in', async ({ shopper }) => {
  await shopper.goto('/register');
  await shopper.click('button', 'Use sample profile 1');
  const step = (number: number): Promise<void> =>
    expect.poll(() => shopper.text('main')).toContain(`Step ${number} of 4`);
  await shopper.click('button', 'Next');
  await step(2);
  await shopper.click('radio', 'Avatar 2');
  await shopper.click('button', 'Next');
  await step(3);
  await shopper.click('button', 'Previous');
  await step(2);
  await shopper.click('button', 'Next');
  await step(3);
  // A second click at once would be a double click, which is handled as one.
  await shopper.enter('button', 'Next');
  await step(4);
  await shopper.click('checkbox', 'Terms');
  await shopper.click('button', 'Create Account');
  await expect.poll(() => shopper.path()).toBe('/');
  expect(await shopper.window.run(() => localStorage.getItem('user'))).toContain('avatar2');
});
