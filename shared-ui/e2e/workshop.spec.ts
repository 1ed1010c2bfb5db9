import { join } from 'node:path';
import { workspaceRoot } from 'tooling/apps';
import { axeFindings } from 'tooling/axe';
import { workerPorts } from 'tooling/e2e-ports';
import { expect, test as base } from 'tooling/e2e-test';
import { serveFolder } from 'tooling/serve-folder';

const test = base.extend({
  baseURL: async ({}, use) => {
    const { shop: port } = await workerPorts();
    const folder = join(workspaceRoot, 'shared-ui/dist-workshop');
    const site = await serveFolder({ port, folder, headers: {} });
    await use(`http://localhost:${port}`);
    await site.close();
  },
});

const SECTIONS = ['Buttons and controls', 'Fields', 'Things to show', 'Feedback'] as const;

for (const theme of ['light', 'dark'] as const) {
  test(`the workshop looks as before, and axe finds nothing in the workshop, ${theme}`, async ({
    page,
  }) => {
    await page.goto(`/?theme=${theme}`);
    expect(await axeFindings(page)).toEqual([]);
    // The system's text font differs between machines. The shop's display font does not.
    await page.addStyleTag({
      content: ':root { --font-text: var(--font-display) } * { animation: none !important }',
    });
    await page.evaluate(() => document.fonts.ready);
    for (const section of SECTIONS) {
      await expect
        .soft(page.getByRole('region', { name: section }))
        .toHaveScreenshot(`${section.toLowerCase().replaceAll(' ', '-')}-${theme}.png`, {
          maxDiffPixelRatio: 0.02,
        });
    }
  });
}

test('a dialog and a popover open and close, and the list of a select is low', async ({ page }) => {
  await page.goto('/');
  await test.step('a dialog takes the focus, closes with Escape and returns the focus', async () => {
    const opener = page.getByRole('button', { name: 'Dialog', exact: true });
    await opener.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'A dialog' });
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('a popover closes with Escape and with a press outside', async () => {
    const panel = page.getByText('A press elsewhere closes this.');
    await page.getByRole('button', { name: 'Popover' }).click();
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await page.getByRole('button', { name: 'Popover' }).click();
    await page.getByRole('heading', { name: 'Workshop' }).click();
    await expect(panel).toBeHidden();
  });

  await test.step('an open select is at most 15rem high', async () => {
    const select = page.getByRole('combobox', { name: 'Country' }).first();
    const height = await select.evaluate((element) =>
      getComputedStyle(element, '::picker(select)').getPropertyValue('max-block-size'),
    );
    expect(height).toBe('240px');
  });
});
