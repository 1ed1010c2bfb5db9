import type { ReactNode } from 'react';
import { Button, ButtonLink, EmptyState, PageTitle, type IconName } from 'shared-ui';
import { ScrollAndFocus } from '../navigation/ScrollAndFocus';
import { ProductsToSee } from '../suggestions/ProductsToSee';
import type { HelpfulLink } from './helpfulLink';
import classes from './StatusPage.module.scss';

interface Props {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  /** The page's canonical path, if it is not shown at other addresses. Then products are suggested below it. */
  readonly path?: string | undefined;
  readonly retryLabel?: string;
  /** A link that becomes the primary button. Null reserves its place, so that nothing moves when it appears. */
  readonly link?: HelpfulLink | null | undefined;
}

/** A page with an error message and the buttons Go Back Home and Try Again (docs/product/shell.md#status-pages). */
export function StatusPage({
  icon,
  title,
  text,
  path,
  retryLabel = 'Try Again',
  link,
}: Props): ReactNode {
  return (
    <>
      <PageTitle path={path} isUnlisted>
        {title}
      </PageTitle>
      <EmptyState icon={icon} title={title} level={1} text={text}>
        <ButtonLink to="/" variant={link ? 'secondary' : 'primary'}>
          Go Back Home
        </ButtonLink>
        <Button variant="secondary" onClick={() => location.reload()}>
          {retryLabel}
        </Button>
        {link !== undefined && (
          <div className={classes.place}>
            {link && <ButtonLink to={link.to}>{link.label}</ButtonLink>}
          </div>
        )}
      </EmptyState>
      {path !== undefined && <ProductsToSee />}
      <ScrollAndFocus />
    </>
  );
}
