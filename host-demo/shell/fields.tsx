import { type ReactNode, useId } from 'react';

export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

export function Choice<Value extends string>({
  label,
  options,
  value,
  choose,
}: {
  label: string;
  options: Readonly<Record<Value, string>>;
  value: Value;
  choose: (value: Value) => void;
}) {
  const id = useId();
  const values = Object.keys(options).filter((key): key is Value => key in options);
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = values.find((each) => each === event.target.value);
          if (chosen !== undefined) choose(chosen);
        }}
      >
        {values.map((each) => (
          <option key={each} value={each}>
            {options[each]}
          </option>
        ))}
      </select>
    </div>
  );
}

export function Switch<Value extends string>({
  label,
  options,
  value,
  choose,
}: {
  label: string;
  options: Readonly<Record<Value, string>>;
  value: Value;
  choose: (value: Value) => void;
}) {
  const name = useId();
  const values = Object.keys(options).filter((key): key is Value => key in options);
  return (
    <fieldset className="switch">
      <legend>{label}</legend>
      {values.map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={each === value} onChange={() => choose(each)} />
          {options[each]}
        </label>
      ))}
    </fieldset>
  );
}
