import styles from './advanced-panel.module.css';

export interface ChoicesProps {
  legend: string;
  type: 'radio' | 'checkbox';
  name: string;
  options: readonly { value: string; text: string }[];
  /** Values that are chosen when the fields are made. */
  chosen: readonly string[];
}

/** A question with a few answers, one or many of them. */
export function Choices({ legend, type, name, options, chosen }: ChoicesProps) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ value, text }) => (
          <label key={value} className={styles.option}>
            <input type={type} name={name} value={value} defaultChecked={chosen.includes(value)} />
            {text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
