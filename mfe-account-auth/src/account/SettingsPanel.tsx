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

/** The state of the two switches; not stored. */
export interface AccountSettings {
  readonly hasEmails: boolean;
  readonly hasNewsletter: boolean;
}

interface Props {
  readonly settings: AccountSettings;
  readonly onChange: (settings: AccountSettings) => void;
}

/** The tab Settings: two switches, and four buttons that do nothing (docs/product/account.md#settings). */
export function SettingsPanel({ settings, onChange }: Props): ReactNode {
  const id = useId();
  const [switchNote, buttonNote] = [`${id}-switches`, `${id}-buttons`];
  return (
    <div className={classes.settings}>
      <section className={classes.group}>
        <h2>Messages</h2>
        <Switch
          label="Email notifications"
          isOn={settings.hasEmails}
          onChange={(hasEmails) => onChange({ ...settings, hasEmails })}
          describedBy={switchNote}
        />
        <Switch
          label="Newsletter"
          isOn={settings.hasNewsletter}
          onChange={(hasNewsletter) => onChange({ ...settings, hasNewsletter })}
          describedBy={switchNote}
        />
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
