import { useId, type ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A section with its title as the accessible name. */
export function TitledSection({ title, className, children }: Props): ReactNode {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={className}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </section>
  );
}
