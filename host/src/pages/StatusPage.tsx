import type { ReactNode } from 'react';
import { Button, ButtonLink, EmptyState, PageTitle, type IconName } from 'shared-ui';
import { ScrollAndFocus } from '../navigation/ScrollAndFocus';

interface Props {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** The page's canonical path, if it is not shown at other addresses. */
  readonly path?: string | undefined;
  /** The label of the button that reloads the page; the maintenance page has another one. */
  readonly retryLabel?: string;
  /** A further link, which is then the page's main one. */
  readonly children?: ReactNode;
}

/** A page with an error message and the buttons Go Back Home and Try Again (docs/product/shell.md#status-pages). */
export function StatusPage({
  icon,
  title,
  text,
  path,
  retryLabel = 'Try Again',
  children,
}: Props): ReactNode {
  return (
    <>
      <PageTitle path={path} isUnlisted>
        {title}
      </PageTitle>
      <EmptyState icon={icon} title={title} level={1} text={text}>
        <ButtonLink to="/" variant={children ? 'secondary' : 'primary'}>
          Go Back Home
        </ButtonLink>
        <Button variant="secondary" onClick={() => location.reload()}>
          {retryLabel}
        </Button>
        {children}
      </EmptyState>
      <ScrollAndFocus />
    </>
  );
}
