import { useState, type KeyboardEvent } from 'react';

interface Options {
  readonly suggestions: readonly string[];
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Called with a suggestion, or with the typed text. */
  readonly onSubmit: (text: string) => void;
  readonly onClose: () => void;
  /** Called for Down on the last suggestion; true where the focus moved to what stands below. */
  readonly onPastEnd: () => boolean;
}

interface Combobox {
  /** The index of the active suggestion; -1 for none. */
  readonly active: number;
  /** Whether what was found for the text is shown. */
  readonly isExpanded: boolean;
  readonly handleKey: (event: KeyboardEvent) => void;
  readonly handleText: (text: string) => void;
}

/**
 * The keyboard handling of a search field with suggestions: Down selects the first, Up the last; Down on the last moves on to what
 * stands below, else both wrap; Enter
 * submits the selected one or the text; Escape hides what was found, then clears the text, and closes an empty field.
 */
export function useCombobox({
  suggestions,
  text,
  onText,
  onSubmit,
  onClose,
  onPastEnd,
}: Options): Combobox {
  const [active, setActive] = useState(-1);
  const [isExpanded, setExpanded] = useState(true);
  const count = suggestions.length;

  const select = (index: number): void => {
    setExpanded(true);
    setActive(count === 0 ? -1 : index);
  };

  const handleText = (next: string): void => {
    setExpanded(true);
    setActive(-1);
    onText(next);
  };

  const handleEscape = (): void => {
    setExpanded(false);
    setActive(-1);
    if (text === '') onClose();
    else if (!isExpanded) onText('');
  };

  const handleKey = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    switch (event.key) {
      case 'ArrowDown':
        if (active === count - 1 && onPastEnd()) setActive(-1);
        else select((active + 1) % count);
        break;
      case 'ArrowUp':
        select((active <= 0 ? count : active) - 1);
        break;
      case 'Enter':
        onSubmit(suggestions[active] ?? text);
        break;
      case 'Escape':
        handleEscape();
        break;
      default:
        return;
    }
    event.preventDefault();
  };

  return { active, isExpanded, handleKey, handleText };
}

/** Whether a key belongs to an input method (Chinese, Japanese, Korean …), whose Enter accepts a candidate. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  // Safari ends the composition before the keydown of the Enter that ended it; there only the key code 229 marks that
  // key.
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
