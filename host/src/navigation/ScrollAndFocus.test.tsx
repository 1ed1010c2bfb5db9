/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, type RenderResult } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'shared-ui/router';
import { inShop } from 'stand-in/in-shop';
import { ScrollAndFocus } from './ScrollAndFocus';

const scrollTo = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { scrollTo });
});

// The module's state lasts for one visit. These two tests begin the visit and must run first, in this order.
it('the first page of a visit leaves focus and position to the browser, and starts at the top after a skeleton', () => {
  visit('/first', <Page />).unmount();
  expect(scrollTo).not.toHaveBeenCalled();
  visit('/first', <ScrollAndFocus kind="skeleton" />);
  expect(scrollTo).not.toHaveBeenCalled();
  visit('/first', <Page />).unmount();
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(document.body).toHaveFocus();
});

it('the alert of a failed first page takes the focus, and so does the page after a retry', () => {
  const fault = visit('/first', <Fault />);
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  fault.unmount();
  visit('/first', <Page />);
  expect(screen.getByRole('heading')).toHaveFocus();
});

describe('on a later page', () => {
  it('a skeleton scrolls to the top and does not move the focus', () => {
    visit('/later', <Page kind="skeleton" />);
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(document.body).toHaveFocus();
  });

  it('the alert of a failed page scrolls to the top, and its heading has the focus', () => {
    visit('/later', <Fault />);
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  });

  // shell.spec.ts follows a link to an anchor twice.
  it('an anchor is focused, and the page does not start at its top', () => {
    visit('/later#news%20here', <Page />);
    expect(screen.getByRole('region')).toHaveFocus();
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('a control as an anchor stays in the tab order', () => {
    visit('/later#again', <Page />);
    expect(screen.getByRole('link')).toHaveFocus();
    expect(screen.getByRole('link')).not.toHaveAttribute('tabindex');
  });

  it.each([
    ['without an anchor', ''],
    ['with an empty one', '#'],
    ['with an unknown one', '#nothing'],
    ['with a malformed one', '#%E0%A4%A'],
  ])('the page starts at the top with the focus on its heading, %s', (_, hash) => {
    visit(`/later${hash}`, <Page />);
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it.each([
    ['the field of a shopper who types', '/later#news%20here', 'input'],
    ['the field of a shopper who types a message', '/later', 'textarea'],
    ['a choice', '/later#news%20here', 'select'],
    ['the heading of search results', '/later', 'h2'],
  ] as const)('%s keeps the focus', (_, address, Focused) => {
    const focus = (element: HTMLElement | null): void => element?.focus();
    visit(
      address,
      <>
        <Focused aria-label="Focused" tabIndex={-1} ref={focus} />
        <Page />
      </>,
    );
    expect(screen.getByLabelText('Focused')).toHaveFocus();
  });
});

function visit(address: string, content: ReactNode): RenderResult {
  const page = render(inShop(<main>{content}</main>, address));
  act(() => jest.runAllTimers());
  return page;
}

function Fault(): ReactNode {
  return (
    <>
      <div role="alert">
        <h2>Connection Lost</h2>
        <ScrollAndFocus kind="fault" />
      </div>
      <h1>What the HTML has of the page</h1>
    </>
  );
}

function Page({ kind = 'page' }: ComponentProps<typeof ScrollAndFocus>): ReactNode {
  return (
    <>
      <h1>Page</h1>
      <section id="news here" aria-label="News">
        <Link id="again" to="#news%20here">
          again
        </Link>
      </section>
      <ScrollAndFocus kind={kind} />
    </>
  );
}
