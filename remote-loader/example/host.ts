import { createRemoteLoader, overridesOfTab, type PageState } from 'remote-loader';

/** A page of a remote, in this host: a function that fills an element. */
type Page = (element: HTMLElement) => void;

const PAGE = 'news/Headlines';
const main = document.querySelector('main') ?? document.body;

// From requests in the address: `?remote.news=…`
const overrides = overridesOfTab(() => sessionStorage, 'example.overrides');
const loader = createRemoteLoader<Page>({
  pointer: '/release.json',
  prefix: 'example.',
  isPage: (exported): exported is Page => typeof exported === 'function',
  onEvent: (event) => window.dispatchEvent(new CustomEvent('remote', { detail: event })),
  tabStorage: () => sessionStorage,
  visitorStorage: () => localStorage,
  ...(overrides && { amend: async (pointer) => (await overrides).amend(pointer) }),
});

loader.subscribe(PAGE, () => show(loader.stateOf(PAGE)));
loader.visit(PAGE);
window.addEventListener('online', () => loader.retryFailed('online'));
window.addEventListener('error', ({ filename, error }) => loader.reportUncaught(error, filename));

function show(state: PageState<Page>): void {
  if (state.kind === 'idle') return;
  main.replaceChildren();
  if (state.kind === 'ready') {
    try {
      state.component(main);
      loader.reportShown(PAGE);
    } catch (error) {
      loader.reportError(PAGE, error);
    }
  } else if (state.kind === 'failed') {
    main.append('Connection lost. ', tryAgain());
  } else if (state.isSlow) {
    main.append('Still loading. ', tryAgain());
  }
}

function tryAgain(): HTMLButtonElement {
  const button = document.createElement('button');
  button.textContent = 'Try Again';
  button.addEventListener('click', () => loader.retry(PAGE, 'shopper'));
  return button;
}
