import { useId, useState, type ReactNode } from 'react';
import { Button, InertNote } from 'shared-ui';
import { Switch } from 'shared-ui/switch';
import classes from './AccountPage.module.scss';

const BUTTONS = [
  'Change Password',
  'Update Phone Number',
  'Change Email Address',
  'Delete Account',
];

/** The tab Settings: two switches that are not stored, and four buttons that do nothing (docs/product/account.md#settings). */
export function SettingsPanel(): ReactNode {
  const id = useId();
  const [hasEmails, setHasEmails] = useState(true);
  const [hasNewsletter, setHasNewsletter] = useState(true);
  const [switchNote, buttonNote] = [`${id}-switches`, `${id}-buttons`];
  return (
    <div className={classes.settings}>
      <section className={classes.group}>
        <h2>Messages</h2>
        <Switch
          label="Email notifications"
          isOn={hasEmails}
          onChange={setHasEmails}
          describedBy={switchNote}
        />
        <Switch
          label="Newsletter"
          isOn={hasNewsletter}
          onChange={setHasNewsletter}
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
