import type { ComponentProps, InputEvent, ReactNode } from 'react';
import { Input } from 'shared-ui';
import type { Formatter } from './cardFormat';

interface Props extends Omit<ComponentProps<typeof Input>, 'onInput' | 'value' | 'onChange'> {
  readonly format: Formatter;
  /** Called with the field's text. The text must not be stored. */
  readonly onType: (text: string) => void;
}

/**
 * A field that formats its text during typing and keeps the position of the caret. The text is only in the field, without
 * state or `name`, because it may be card data (docs/product/storage.md#never-stored).
 */
export function FormattedInput({ format, onType, ...rest }: Props): ReactNode {
  const apply = (field: HTMLInputElement, isForward = false): void => {
    const caret = field.selectionStart ?? field.value.length;
    const shown = format({ text: field.value, caret }, isForward);
    if (shown.text !== field.value) field.value = shown.text;
    // Setting the selection would focus an autofilled field.
    if (document.activeElement === field) field.setSelectionRange(shown.caret, shown.caret);
    onType(shown.text);
  };

  const handleInput = (event: InputEvent<HTMLInputElement>): void => {
    const { currentTarget, nativeEvent } = event;
    // Do not change text that an input method is still composing.
    if (nativeEvent.isComposing) return;
    apply(currentTarget, nativeEvent.inputType === 'deleteContentForward');
  };

  return (
    <Input
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      onInput={handleInput}
      onCompositionEnd={({ currentTarget }) => apply(currentTarget)}
    />
  );
}
