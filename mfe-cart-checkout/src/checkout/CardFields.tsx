import { useState, type ComponentProps, type InputEvent, type ReactNode } from 'react';
import { systemClock } from 'shared-state';
import { Input } from 'shared-ui';
import { Checkbox } from 'shared-ui/choice';
import {
  formatCardNumber,
  formatExpiry,
  formatSecurityCode,
  looksExpired,
  looksMistyped,
  looksShort,
  type Formatter,
} from './cardFormat';
import classes from './Checkout.module.scss';

/** The card fields (docs/product/checkout.md#form). The state has no values, only whether they look valid. */
export function CardFields(): ReactNode {
  return (
    <div className={classes.fields}>
      <CardField
        label="Card Number"
        missing="Enter your card number"
        format={formatCardNumber}
        looksWrong={looksMistyped}
        hint="Demo: any number will do."
        warning="Check this number. You can still continue."
        autoComplete="cc-number"
        placeholder="1234 5678 9012 3456"
      />
      <Input
        label="Name on Card"
        missing="Enter the name on your card"
        autoComplete="cc-name"
        spellCheck={false}
      />
      <div className={classes.pair}>
        <CardField
          label="Expiry Date"
          missing="Enter the expiry date"
          format={formatExpiry}
          looksWrong={(text) => looksExpired(text, systemClock.now())}
          hint="Month and year"
          warning="This date has passed or is not a date. You can still continue."
          autoComplete="cc-exp"
          placeholder="MM/YY"
        />
        <CardField
          label="CVV"
          missing="Enter the CVV"
          format={formatSecurityCode}
          looksWrong={looksShort}
          // Every code is short while the shopper is typing it.
          warnsWhenLeft
          hint="3 or 4 digits"
          warning="This code is short. You can still continue."
          autoComplete="cc-csc"
        />
      </div>
      <div className={classes.wide}>
        <Checkbox label="Save card" hint="Demo: cards are never saved" />
      </div>
    </div>
  );
}

interface CardFieldProps extends ComponentProps<typeof Input> {
  readonly format: Formatter;
  readonly looksWrong: (text: string) => boolean;
  /** Replaces the hint while the value looks wrong. It refuses nothing. */
  readonly warning: string;
  readonly warnsWhenLeft?: boolean;
}

/**
 * A field that formats its text during typing and keeps the position of the caret. The text is only in the field, without
 * state or `name`, because it may be card data (docs/product/storage.md#never-stored).
 */
function CardField({
  format,
  looksWrong,
  hint,
  warning,
  warnsWhenLeft = false,
  ...rest
}: CardFieldProps): ReactNode {
  const [isWrong, setIsWrong] = useState(false);

  const apply = (field: HTMLInputElement, isForward = false): void => {
    const caret = field.selectionStart ?? field.value.length;
    const shown = format({ text: field.value, caret }, isForward);
    if (shown.text !== field.value) field.value = shown.text;
    // Setting the selection would focus an autofilled field.
    if (document.activeElement === field) field.setSelectionRange(shown.caret, shown.caret);
    setIsWrong((isShown) => (isShown || !warnsWhenLeft) && looksWrong(shown.text));
  };

  const handleInput = (event: InputEvent<HTMLInputElement>): void => {
    const { currentTarget, nativeEvent } = event;
    // Do not change text that an input method is still composing.
    if (nativeEvent.isComposing) return;
    apply(currentTarget, nativeEvent.inputType === 'deleteContentForward');
  };

  return (
    <Input
      {...rest}
      autoCorrect="off"
      spellCheck={false}
      inputMode="numeric"
      hint={<span role="status">{isWrong ? warning : hint}</span>}
      onInput={handleInput}
      onCompositionEnd={({ currentTarget }) => apply(currentTarget)}
      onBlur={({ target }) => setIsWrong(looksWrong(target.value))}
    />
  );
}
