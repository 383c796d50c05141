export { TAKEN_PICTURES, type UploadFault } from './upload-picture.js';
export { useUpload } from './use-upload.js';
