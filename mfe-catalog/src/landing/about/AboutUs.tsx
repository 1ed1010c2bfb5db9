import type { ReactNode } from 'react';
import { Icon, type IconName } from 'shared-ui';
import { ScenePicture } from '../../media/ScenePicture';
import { about } from '../../shop/about';
import { LandingSection } from '../LandingSection';
import classes from './AboutUs.module.scss';

const BENEFITS: readonly { readonly icon: IconName; readonly text: string }[] = [
  { icon: 'truck', text: 'Free & Fast Delivery' },
  { icon: 'headphones', text: '24/7 Customer Support' },
  { icon: 'badge-check', text: 'Money Back Guarantee' },
];

const SIZES = '(width < 48rem) 92vw, (width < 82rem) 39vw, 32rem';

/** The section About Us (docs/product/landing.md#about-us). */
export function AboutUs({ id }: { readonly id: string }): ReactNode {
  return (
    <LandingSection id={id} title="About Us" icon="ruler">
      <div className={classes.columns}>
        <ScenePicture scene="about" alt={about.alt} sizes={SIZES} className={classes.picture} />
        <div className={classes.words}>
          <h3>{about.heading}</h3>
          {about.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <ul className={classes.benefits}>
            {BENEFITS.map(({ icon, text }) => (
              <li key={text} className={classes.benefit}>
                <Icon name={icon} className={classes.icon} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </LandingSection>
  );
}
