export { ComingScreen } from './ComingScreen.tsx';
export { InformationScreen } from './InformationScreen.tsx';
