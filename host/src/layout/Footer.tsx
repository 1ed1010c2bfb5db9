import { useId, useState, type ReactNode } from 'react';
import { productPath, productPicture } from 'shared-state';
import { Icon, InertNote, ProductPicture, SHOP_NAME } from 'shared-ui';
import { PathLink } from 'shared-ui/router';
import { useHydrationMark } from '../remotes/hydrated';
import { PreferencesButton } from '../preferences/PreferencesButton';
import { companyLinks, legalLinks, serviceLinks, socialNames } from '../shop/footerLinks';
import { motto } from '../shop/texts';
import classes from './Footer.module.scss';
import { Newsletter } from './Newsletter';
import { sections } from './sections.data';
import { useIsDesktop } from './useIsDesktop';

const GALLERY = [0, 1].flatMap((place) =>
  sections.flatMap(({ pictures }) => pictures[place] ?? []),
);

const GALLERY_SIZES = '(width < 64rem) 15vw, (width < 82rem) 4.5vw, 4rem';

/** The footer of every page with the shared layout (docs/product/shell.md#footer). */
export function Footer(): ReactNode {
  return (
    <footer {...useHydrationMark<HTMLElement>()} className={classes.footer}>
      <div className={classes.columns}>
        <div className={classes.intro}>
          <p className={classes.brand}>{SHOP_NAME}</p>
          <p>{motto}</p>
          <Newsletter />
        </div>
        <LinkColumn title="Company" links={companyLinks} />
        <LinkColumn title="Service" links={serviceLinks} />
        <Social />
        {GALLERY.length > 0 && <Gallery />}
      </div>
      <div className={classes.legal}>
        <p>{`${SHOP_NAME} is a demonstration: nothing is sold and nothing is sent.`}</p>
        <nav aria-label="Legal" className={classes.legalLinks}>
          {legalLinks.map(({ label, to }) => (
            <PathLink key={to} to={to}>
              {label}
            </PathLink>
          ))}
          <PreferencesButton />
        </nav>
      </div>
    </footer>
  );
}

interface LinkColumnProps {
  readonly title: string;
  readonly links: readonly { readonly label: string; readonly to: string }[];
}

function LinkColumn({ title, links }: LinkColumnProps): ReactNode {
  return (
    <nav aria-label={title} className={classes.column}>
      <FooterGroup title={title}>
        <ul>
          {links.map(({ label, to }) => (
            <li key={to}>
              <PathLink to={to}>{label}</PathLink>
            </li>
          ))}
        </ul>
      </FooterGroup>
    </nav>
  );
}

function Social(): ReactNode {
  const noteId = useId();
  return (
    <section aria-label="Follow us" className={classes.column}>
      <FooterGroup title="Follow us">
        <ul>
          {socialNames.map((name) => (
            <li key={name}>
              <button type="button" className={classes.linkButton} aria-describedby={noteId}>
                {name}
              </button>
            </li>
          ))}
        </ul>
        <InertNote control="social" id={noteId} />
      </FooterGroup>
    </section>
  );
}

interface FooterGroupProps {
  readonly title: string;
  readonly children: ReactNode;
}

function FooterGroup({ title, children }: FooterGroupProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const isDesktop = useIsDesktop();
  return (
    <>
      <h2>
        {isDesktop ? (
          title
        ) : (
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <span>{title}</span> <Icon name="chevron-down" />
          </button>
        )}
      </h2>
      <div className={classes.group} data-open={isOpen}>
        {children}
      </div>
    </>
  );
}

function Gallery(): ReactNode {
  return (
    <section aria-label="Gallery" className={classes.column}>
      <h2>Gallery</h2>
      <ul className={classes.gallery}>
        {GALLERY.map(({ product, label }) => (
          <li key={product}>
            <PathLink to={productPath(product)} aria-label={label}>
              <ProductPicture src={productPicture(product)} alt="" sizes={GALLERY_SIZES} />
            </PathLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
