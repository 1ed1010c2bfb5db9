/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Tabs } from './Tabs';

describe('Tabs', () => {
  it('shows the panel of the chosen tab, renders it when it is first shown, and keeps its text', async () => {
    render(<Three />);
    expect(screen.getByRole('tabpanel', { name: 'One' })).toHaveTextContent('first');
    expect(screen.queryByLabelText('Second')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
    expect(screen.getByRole('tabpanel', { name: 'Two' })).toBeVisible();
    expect(screen.getByText('first')).not.toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Second' }), 'half a review');
    await userEvent.click(screen.getByRole('tab', { name: 'One' }));
    expect(screen.queryByRole('textbox', { name: 'Second' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
    expect(screen.getByRole('textbox', { name: 'Second' })).toHaveValue('half a review');
  });

  it('is one tab stop; arrows wrap and choose, Home and End go to the ends', async () => {
    render(<Three />);
    await userEvent.tab();
    expect(screen.getByRole('tab', { name: 'One' })).toHaveFocus();
    for (const [key, name] of [
      ['{ArrowLeft}', 'Three'],
      ['{ArrowRight}', 'One'],
      ['{End}', 'Three'],
      ['{Home}', 'One'],
      ['{ArrowRight}', 'Two'],
      ['{Alt>}{ArrowLeft}{/Alt}', 'Two'],
      ['{Meta>}{ArrowLeft}{/Meta}', 'Two'],
    ] as const) {
      await userEvent.keyboard(key);
      expect(screen.getByRole('tab', { name })).toHaveFocus();
      expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    }
  });
});

function Three(): ReactNode {
  const [selected, setSelected] = useState<'one' | 'two' | 'three'>('one');
  return (
    <Tabs
      label="Numbers"
      selected={selected}
      onSelect={setSelected}
      tabs={[
        { id: 'one', label: 'One', content: 'first' },
        { id: 'two', label: 'Two', content: <input aria-label="Second" /> },
        { id: 'three', label: 'Three', content: 'third' },
      ]}
    />
  );
}
