import { useState, type KeyboardEvent } from 'react';

interface Options {
  readonly suggestions: readonly string[];
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Called with a suggestion, or with the typed text. */
  readonly onSubmit: (text: string) => void;
  readonly onClose: () => void;
}

interface Combobox {
  /** The index of the active suggestion; -1 for none. */
  readonly active: number;
  readonly handleKey: (event: KeyboardEvent) => void;
  readonly handleText: (text: string) => void;
}

/**
 * The keyboard handling of a search field with suggestions: Down selects the first, Up the last, both wrap; Enter
 * submits the selected one or the text; Escape clears the field, and closes it if it is empty (EXPERIENCE §2).
 */
export function useCombobox({ suggestions, text, onText, onSubmit, onClose }: Options): Combobox {
  const [active, setActive] = useState(-1);
  const count = suggestions.length;

  const handleText = (next: string): void => {
    setActive(-1);
    onText(next);
  };

  const handleKey = (event: KeyboardEvent): void => {
    if (isComposing(event)) return;
    switch (event.key) {
      case 'ArrowDown':
        setActive(count === 0 ? -1 : (active + 1) % count);
        break;
      case 'ArrowUp':
        setActive(count === 0 ? -1 : (active <= 0 ? count : active) - 1);
        break;
      case 'Enter':
        onSubmit(suggestions[active] ?? text);
        break;
      case 'Escape':
        if (text === '') onClose();
        else handleText('');
        break;
      default:
        return;
    }
    event.preventDefault();
  };

  return { active, handleKey, handleText };
}

/** Whether a key belongs to an input method (Chinese, Japanese, Korean …), whose Enter accepts a candidate. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  // Safari ends the composition before the keydown of the Enter that ended it; there only the key code 229 marks that
  // key.
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
