import { useId, type ReactNode } from 'react';
import { Button, InertNote } from 'shared-ui';
import { Switch } from 'shared-ui/switch';
import classes from './AccountPage.module.scss';

const BUTTONS = [
  'Change Password',
  'Update Phone Number',
  'Change Email Address',
  'Delete Account',
];

/** The switches by their labels. Both are on at first, and not stored (docs/product/account.md#settings). */
export const SETTINGS = { 'Email notifications': true, Newsletter: true };
type AccountSettings = Readonly<typeof SETTINGS>;

interface Props {
  readonly settings: AccountSettings;
  readonly onChange: (settings: AccountSettings) => void;
}

/** The tab Settings: two switches, and four buttons that do nothing. */
export function SettingsPanel({ settings, onChange }: Props): ReactNode {
  const id = useId();
  const [switchNote, buttonNote] = [`${id}-switches`, `${id}-buttons`];
  return (
    <div className={classes.settings}>
      <section className={classes.group}>
        <h2>Messages</h2>
        {Object.entries(settings).map(([label, isOn]) => (
          <Switch
            key={label}
            label={label}
            isOn={isOn}
            onChange={(next) => onChange({ ...settings, [label]: next })}
            describedBy={switchNote}
          />
        ))}
        <InertNote control="switches" id={switchNote} />
      </section>
      <section className={classes.group}>
        <h2>Sign-in and contact</h2>
        <div className={classes.buttons}>
          {BUTTONS.map((label) => (
            <Button key={label} variant="secondary" aria-describedby={buttonNote}>
              {label}
            </Button>
          ))}
        </div>
        <InertNote control="settings" id={buttonNote} />
      </section>
    </div>
  );
}
