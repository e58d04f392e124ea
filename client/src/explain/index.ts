// explain: what any icon or term means, at a tap.

export { useExplain } from './useExplain.tsx';
