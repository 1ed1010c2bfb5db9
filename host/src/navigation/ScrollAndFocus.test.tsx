/** @jest-environment jsdom */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'shared-ui/memory-router';
import { Link, Route, Routes } from 'shared-ui/router';
import { ScrollAndFocus } from './ScrollAndFocus';

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  scrollTo.mockClear();
  scrollIntoView.mockClear();
  Object.assign(window, { scrollTo });
  Object.assign(Element.prototype, { scrollIntoView });
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
  expect(screen.getByRole('heading')).toHaveFocus();
  fault.unmount();
  visit('/first', <Page />);
  expect(screen.getByRole('heading')).toHaveFocus();
});

describe('on a later page', () => {
  it('the page starts at the top with the focus on its heading', () => {
    visit('/later', <Page />);
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it('a skeleton scrolls to the top and does not move the focus', () => {
    visit(
      '/later',
      <>
        <h1>Page</h1>
        <ScrollAndFocus kind="skeleton" />
      </>,
    );
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(document.body).toHaveFocus();
  });

  it('the alert of a failed page scrolls to the top, and its heading has the focus', () => {
    visit(
      '/later',
      <>
        <Fault />
        <h1>What the HTML has of the page</h1>
      </>,
    );
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(screen.getByRole('heading', { name: 'Connection Lost' })).toHaveFocus();
  });

  it('an anchor is scrolled to and focused, also the second time', () => {
    visit('/later#news%20here', <Page />);
    const anchor = screen.getByRole('region');
    expect(anchor).toHaveFocus();
    screen.getByRole('link').focus();
    act(() => screen.getByRole('link').click());
    act(() => jest.runAllTimers());
    expect(anchor).toHaveFocus();
    expect(scrollIntoView).toHaveBeenCalledTimes(2);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  it('a control as an anchor stays in the tab order', () => {
    visit(
      '/later#go',
      <>
        <button id="go" type="button" />
        <ScrollAndFocus />
      </>,
    );
    expect(screen.getByRole('button')).toHaveFocus();
    expect(screen.getByRole('button')).not.toHaveAttribute('tabindex');
  });

  it.each(['#', '#nothing', '#%E0%A4%A'])('the unknown anchor %s leads to the top', (hash) => {
    visit(`/later${hash}`, <Page />);
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });

  it.each([
    ['types in a field', <input key="" />],
    ['types a message', <textarea key="" />],
    ['chooses', <select key="" />],
  ])('a shopper who %s keeps the focus', (_, { type: Field }) => {
    visit(
      '/later#news%20here',
      <>
        <Field aria-label="Field" ref={(field: HTMLElement | null) => field?.focus()} />
        <Page />
      </>,
    );
    expect(screen.getByLabelText('Field')).toHaveFocus();
  });

  it('a heading with the focus keeps it, such as the heading of search results', () => {
    visit(
      '/later',
      <>
        <h2 tabIndex={-1} ref={(heading) => heading?.focus()}>
          Results
        </h2>
        <Page />
      </>,
    );
    expect(screen.getByRole('heading', { name: 'Results' })).toHaveFocus();
  });
});

/** Renders an address and waits for the next frame. */
function visit(address: string, content: ReactNode): RenderResult {
  const page = render(
    <MemoryRouter initialEntries={[address]}>
      <main>
        <Routes>
          <Route path="*" element={content} />
        </Routes>
      </main>
    </MemoryRouter>,
  );
  act(() => jest.runAllTimers());
  return page;
}

function Fault(): ReactNode {
  return (
    <div role="alert">
      <h2>Connection Lost</h2>
      <ScrollAndFocus kind="fault" />
    </div>
  );
}

function Page(): ReactNode {
  return (
    <>
      <h1>Page</h1>
      <section id="news here" aria-label="News">
        <Link to="#news%20here">again</Link>
      </section>
      <ScrollAndFocus />
    </>
  );
}
