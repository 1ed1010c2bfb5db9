import { useState, type ReactNode } from 'react';
import { Dialog } from 'shared-ui';
import { RadioGroup } from 'shared-ui/radio-group';
import type { Section } from '../catalogue/types';
import classes from './SizeGuide.module.scss';
import { bodyTable, garmentTable, type SizeTable, type Unit } from './sizeTables';

const UNITS = [
  { value: 'cm', label: 'cm' },
  { value: 'in', label: 'inches' },
] as const;

interface Props {
  readonly productId: string;
  readonly section: Section;
  readonly onClose: () => void;
}

/** The body measures of a section's sizes, and the measures of the finished garment, in centimetres or inches. */
export function SizeGuide({ productId, section, onClose }: Props): ReactNode {
  const [unit, setUnit] = useState<Unit>('cm');
  const words = unit === 'cm' ? 'centimetres' : 'inches';
  return (
    <Dialog title={`Size guide: ${section.name}`} isOpen onClose={onClose}>
      <div className={classes.guide}>
        <RadioGroup label="Units" options={UNITS} value={unit} onChange={setUnit} />
        <Measures
          caption={`Body measurements in ${words}`}
          {...bodyTable(section.audience, unit)}
        />
        <Measures
          caption={`Measurements of this garment in ${words}`}
          {...garmentTable(productId, section.audience, unit)}
        />
        <p className={classes.how}>
          {`Measure ${section.audience === 'children' ? 'your child' : 'yourself'} over light clothes, with the tape level and close, not tight.`}
        </p>
        <p className={classes.how}>Between two sizes, take the larger one for a loose fit.</p>
      </div>
    </Dialog>
  );
}

interface MeasuresProps extends SizeTable {
  readonly caption: string;
}

function Measures({ caption, columns, rows }: MeasuresProps): ReactNode {
  return (
    <div className={classes.scroller}>
      <table className={classes.table}>
        <caption className={classes.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([size, ...cells]) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
