// A module of its own, so that React is evaluated before what uses it.
export { createRoot } from 'react-dom/client';
