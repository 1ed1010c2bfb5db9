import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import classes from './Tabs.module.scss';

interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly content: ReactNode;
}

interface Props<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
}

/**
 * Tabs that follow the ARIA authoring practices: one tab stop; Left and Right wrap and activate; Home and End work. A
 * panel is rendered when it is first shown, and then kept with its typed text.
 */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect }: Props<Id>): ReactNode {
  const prefix = useId();
  const [shown, setShown] = useState<readonly Id[]>([selected]);
  if (!shown.includes(selected)) setShown([...shown, selected]);

  const handleKey = (event: KeyboardEvent<HTMLElement>, index: number): void => {
    const next = new Map([
      ['ArrowRight', tabs[index + 1] ?? tabs[0]],
      ['ArrowLeft', tabs.at(index - 1)],
      ['Home', tabs[0]],
      ['End', tabs.at(-1)],
    ]).get(event.key);
    // With another key it is the browser's, such as Alt and Left for Back.
    if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onSelect(next.id);
    document.getElementById(`${prefix}-tab-${next.id}`)?.focus();
  };

  return (
    <div>
      <div role="tablist" aria-label={label} className={classes.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-tab-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${prefix}-panel-${tab.id}`}
            tabIndex={tab.id === selected ? 0 : -1}
            className={classes.tab}
            onClick={() => onSelect(tab.id)}
            onKeyDown={(event) => handleKey(event, index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}-panel-${tab.id}`}
          aria-labelledby={`${prefix}-tab-${tab.id}`}
          hidden={tab.id !== selected}
          // A panel can take the focus, because it may contain no focusable element.
          tabIndex={0}
          className={classes.panel}
        >
          {shown.includes(tab.id) && tab.content}
        </div>
      ))}
    </div>
  );
}
