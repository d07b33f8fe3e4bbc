declare module 'dmn-moddle' {
  export class DmnModdle {
    fromXML(xml: string): Promise<{ readonly rootElement: unknown; readonly warnings: readonly unknown[] }>;
  }
}
