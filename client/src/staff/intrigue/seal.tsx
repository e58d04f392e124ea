// Seal: 64 signs of a seal or of the secret number, to be read aloud: in groups of eight.

import css from './intrigue.module.css';

const GROUP = /.{1,8}/g;

interface SealProps {
  readonly label: string;
  readonly value: string;
}

export const Seal = ({ label, value }: SealProps) => (
  <p className={css['seal']}>
    <span>{label}: </span>
    <code>{(value.match(GROUP) ?? []).join(' ')}</code>
  </p>
);
