import { useId, type ReactNode } from 'react';
import { Icon, type IconName } from 'shared-ui';
import { ScenePicture } from '../../media/ScenePicture';
import { sceneUrl } from '../../media/sceneUrl';
import { SectionHeading } from '../SectionHeading';
import classes from './AboutUs.module.scss';

/** The three benefits (docs/product/landing.md#about-us). */
const BENEFITS: readonly { readonly icon: IconName; readonly text: string }[] = [
  { icon: 'truck', text: 'Free & Fast Delivery' },
  { icon: 'headphones', text: '24/7 Customer Support' },
  { icon: 'badge-check', text: 'Money Back Guarantee' },
];

const SLOTS = [{ below: 48, vw: 92 }, { below: 82, vw: 39 }, { rem: 32 }];

/** The section About Us (docs/product/landing.md#about-us). */
export function AboutUs({ id }: { readonly id: string }): ReactNode {
  const headingId = useId();
  return (
    <section id={id} className={classes.about} aria-labelledby={headingId}>
      <SectionHeading id={headingId} icon="ruler">
        About Us
      </SectionHeading>
      <div className={classes.columns}>
        <ScenePicture
          src={sceneUrl('about')}
          alt="A turmeric saree before a terracotta arch, beside bolts of cloth on a bench"
          slots={SLOTS}
          className={classes.picture}
        />
        <div className={classes.words}>
          <h3>We begin with the cloth, and let it decide the rest</h3>
          <p>
            Before there is a pattern there is a length of fabric on the table. We ask who wove it,
            how it takes the dye, what it does after the fiftieth wash. Only then do we cut: a
            collar that keeps its line, a hem deep enough to let down, a pocket where the hand goes.
          </p>
          <p>
            The wardrobe that follows is small on purpose. Men, women and children share the same
            mills and the same colours, so a season can be handed on, swapped and worn together, and
            nothing in it asks to be replaced by next spring.
          </p>
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
    </section>
  );
}
