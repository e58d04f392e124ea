// The floor of row 15: the least app that is made with react, zustand and socket.io-client.

import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { io } from 'socket.io-client';
import { create } from 'zustand';

const useCount = create(() => ({ count: 0 }));
const socket = io();
socket.on('count', (count) => useCount.setState({ count: Number(count) }));

function App() {
  const count = useCount((state) => state.count);
  return createElement('button', { onClick: () => socket.emit('more') }, count);
}

const root = document.querySelector('#root');
if (root !== null) createRoot(root).render(createElement(App));
