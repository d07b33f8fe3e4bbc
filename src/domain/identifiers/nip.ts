export const nipWeights = [6, 5, 7, 2, 3, 4, 5, 6, 7] as const;

/** Whether a text of ten digits is a tax number: remainder 10 never is, nor are ten zeros. */
export const nipChecksumOk = (digits: string): boolean => {
  if (!/^[0-9]{10}$/.test(digits) || digits === '0000000000') return false;
  const sum = nipWeights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return sum % 11 === Number(digits[9]);
};
