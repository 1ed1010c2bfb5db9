import { useState, type KeyboardEvent } from 'react';

interface Options {
  readonly suggestions: readonly string[];
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Takes a suggestion, or what was typed. */
  readonly onSubmit: (text: string) => void;
  readonly onClose: () => void;
}

interface Combobox {
  /** The index of the suggestion that the keyboard stands on; -1 for none. */
  readonly active: number;
  readonly handleKey: (event: KeyboardEvent) => void;
  readonly handleText: (text: string) => void;
}

/**
 * The keyboard of a search field with suggestions: Down takes the first, Up the last, both wrap; Enter takes the one
 * stood on or searches the text; Escape clears, and on an empty field closes (EXPERIENCE §2).
 */
export function useCombobox({ suggestions, text, onText, onSubmit, onClose }: Options): Combobox {
  const [active, setActive] = useState(-1);
  const count = suggestions.length;

  const handleText = (next: string): void => {
    setActive(-1);
    onText(next);
  };

  const handleKey = (event: KeyboardEvent): void => {
    if (isOfInputMethod(event)) return;
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

/** What an input method (Chinese, Japanese, Korean …) is in the middle of: its Enter takes a candidate. */
function isOfInputMethod({ nativeEvent }: KeyboardEvent): boolean {
  // Safari ends the composition before it tells of the Enter that ended it; only this code marks that key there.
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
