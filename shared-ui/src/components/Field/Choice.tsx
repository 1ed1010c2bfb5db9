import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import classes from './Field.module.scss';

type Props = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'className' | 'style' | 'id' | 'type' | 'children'
> & {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
};

export function Checkbox(props: Props): ReactNode {
  return <Choice type="checkbox" {...props} />;
}

/** A radio button with its label. Put radio buttons with the same `name` into a `fieldset`. */
export function Radio(props: Props & { readonly name: string; readonly value: string }): ReactNode {
  return <Choice type="radio" {...props} />;
}

function Choice({
  label,
  hint,
  ...rest
}: Props & { readonly type: 'checkbox' | 'radio' }): ReactNode {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className={classes.choice}>
      <input id={id} aria-describedby={hintId} {...rest} />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span id={hintId} className={classes.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}
