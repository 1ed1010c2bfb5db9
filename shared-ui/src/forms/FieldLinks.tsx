import type { MouseEvent, ReactNode } from 'react';
import type { FieldError } from 'shared-ui';
import classes from './FieldLinks.module.scss';

interface Props<Link extends FieldError> {
  readonly links: readonly Link[];
  readonly onChoose: (link: Link) => void;
}

export function FieldLinks<Link extends FieldError>({ links, onChoose }: Props<Link>): ReactNode {
  const handleClick = (event: MouseEvent, link: Link): void => {
    // A real fragment link would add a history entry.
    event.preventDefault();
    onChoose(link);
  };
  return (
    <ul className={classes.links}>
      {links.map((link) => (
        <li key={link.field}>
          <a href={`#${link.field}`} onClick={(event) => handleClick(event, link)}>
            {link.text}
          </a>
        </li>
      ))}
    </ul>
  );
}
