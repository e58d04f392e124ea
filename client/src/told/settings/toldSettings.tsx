// ToldSettings: the ways in which this phone calls its reader, each with a switch.

import { useState } from 'react';
import { Tick } from '../../ui/index.ts';
import { tellBy } from '../tell.ts';
import css from './told.module.css';
import { useToldText } from '../toldText.ts';
import { choose, isOn, isPossible, type Way, WAYS } from '../ways.ts';

const WaySwitch = ({ way }: { readonly way: Way }) => {
  const { ways, title } = useToldText();
  const [on, setOn] = useState(isOn(way));
  const change = () => {
    choose(way, !on);
    setOn(!on);
    // Switching a way on demonstrates it.
    if (!on) tellBy(way, title);
  };
  return (
    <label className={css['way']}>
      <Tick checked={on} onChange={change} />
      {ways[way]}
    </label>
  );
};

export const ToldSettings = () => {
  const { settings, hint } = useToldText();
  return (
    <fieldset className={css['ways']}>
      <legend>{settings}</legend>
      {WAYS.filter(isPossible).map((way) => (
        <WaySwitch key={way} way={way} />
      ))}
      <p className={css['hint']}>{hint}</p>
    </fieldset>
  );
};
