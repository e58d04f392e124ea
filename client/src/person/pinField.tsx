// PinField: how a PIN is typed, wherever one is.

import { TextField } from '../ui/index.ts';

const DIGITS = 4;

/** Four digits, typed on the phone's own digits. */
export const isPin = (pin: string): boolean => /^[0-9]{4}$/.test(pin);

interface PinFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (pin: string) => void;
  readonly error?: string | undefined;
}

export const PinField = ({ label, value, onChange, error }: PinFieldProps) => (
  <TextField
    label={label}
    look="code"
    value={value}
    onChange={(typed) => onChange(typed.replaceAll(/\D/g, '').slice(0, DIGITS))}
    error={error}
    inputMode="numeric"
    autoComplete="off"
    enterKeyHint="done"
  />
);
