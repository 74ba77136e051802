export { mayHaveCamera as mayScan } from '../../platform/scanning/camera.ts';
