import type { ReactNode } from 'react';
import { PageTitle } from 'shared-ui';
import { ScrollAndFocus } from '../navigation/ScrollAndFocus';
import classes from './LegalPage.module.scss';

interface Props {
  readonly title: string;
  readonly path: string;
  readonly description: string;
  readonly children: ReactNode;
}

/** The layout of the terms and of the privacy policy. */
export function LegalPage({ title, path, description, children }: Props): ReactNode {
  return (
    <article className={classes.page}>
      <PageTitle path={path} description={description}>
        {title}
      </PageTitle>
      <h1>{title}</h1>
      {children}
      <ScrollAndFocus />
    </article>
  );
}
