import type { ReactNode } from 'react';
import { formatPrice, ProductPicture } from 'shared-ui';
import { toAmount } from 'shared-state';
import { sections } from '../src/catalogue/sections';
import type { Product } from '../src/catalogue/types';
import { scenes } from '../src/media/scenes.data';
import { ScenePicture } from '../src/media/ScenePicture';
import { sceneAt, sceneUrl, type SceneName } from '../src/media/sceneUrl';
import { pictureColour } from '../src/media/pictureColour';
import classes from './ContactSheet.module.scss';

const SCENE_NAMES = Object.keys(scenes) as SceneName[];

/** Every picture of the shop with its texts, for review. */
export function ContactSheet(): ReactNode {
  return (
    <main className={classes.sheet}>
      <h1>Contact sheet</h1>
      {sections.map((section) => (
        <section key={section.id} aria-label={section.name} className={classes.section}>
          <h2>{section.name}</h2>
          {section.categories.map((category) => (
            <div key={category.id} className={classes.section}>
              <h3>{`${category.name} (${category.products.length})`}</h3>
              <ul className={classes.products}>
                {category.products.map((product) => (
                  <ProductFrame key={product.id} product={product} />
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
      <section aria-label="Scenes" className={classes.section}>
        <h2>Scenes</h2>
        <ul className={classes.scenes}>
          {SCENE_NAMES.map((name) => (
            <SceneFrame key={name} name={name} />
          ))}
        </ul>
      </section>
    </main>
  );
}

/** A product's pictures side by side, with its title, id and price. */
function ProductFrame({ product }: { readonly product: Product }): ReactNode {
  const { id, title, imageUrl, images = [] } = product;
  return (
    <li className={classes.frame}>
      <div className={classes.pair}>
        {[imageUrl, ...images].map((src, index) => (
          <ProductPicture
            key={src}
            src={src}
            alt={`${title}, picture ${index + 1}`}
            sizes="9.5rem"
            colour={pictureColour(product, index)}
          />
        ))}
      </div>
      <strong>{title}</strong>
      <span className={classes.fact}>{`${id} · ${formatPrice(toAmount(product.newPrice))}`}</span>
    </li>
  );
}

/** A scene in its aspect ratio. */
function SceneFrame({ name }: { readonly name: SceneName }): ReactNode {
  const { width, height, widths } = sceneAt(sceneUrl(name));
  return (
    <li className={classes.frame}>
      <ScenePicture src={sceneUrl(name)} alt={name} slots={[{ rem: 18 }]} />
      <strong>{name}</strong>
      <span className={classes.fact}>{`${width} × ${height} · ${widths.join(', ')} px`}</span>
    </li>
  );
}
