// SearchBox: one line to search a list, and how much of it is shown.

import { useStaffText } from '../../text/index.ts';
import css from './lists.module.css';

interface SearchBoxProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly shown: number;
  readonly all: number;
}

export const SearchBox = ({ value, onChange, shown, all }: SearchBoxProps) => {
  const { lists } = useStaffText();
  return (
    <div className={css['search']} role="search">
      <input
        type="search"
        className={css['input']}
        aria-label={lists.search}
        placeholder={lists.search}
        value={value}
        data-search=""
        onChange={(event) => onChange(event.target.value)}
      />
      <span className={css['count']} role="status">
        {lists.count(shown, all)}
      </span>
    </div>
  );
};
