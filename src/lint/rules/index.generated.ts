// Generated from src/lint/rules/ by `npm run generate`. Do not edit.
import type { Rule } from '../rule.js';
import { rule as BUD001 } from './BUD001.js';
import { rule as BUD002 } from './BUD002.js';
import { rule as BUD003 } from './BUD003.js';
import { rule as BUD004 } from './BUD004.js';
import { rule as BUD005 } from './BUD005.js';
import { rule as BUD006 } from './BUD006.js';
import { rule as BUD007 } from './BUD007.js';
import { rule as BUD008 } from './BUD008.js';
import { rule as BUD009 } from './BUD009.js';
import { rule as BUD010 } from './BUD010.js';
import { rule as BUD011 } from './BUD011.js';
import { rule as EXE001 } from './EXE001.js';
import { rule as EXE002 } from './EXE002.js';
import { rule as EXE003 } from './EXE003.js';
import { rule as EXF001 } from './EXF001.js';
import { rule as EXF002 } from './EXF002.js';
import { rule as EXF003 } from './EXF003.js';
import { rule as EXF004 } from './EXF004.js';
import { rule as HID001 } from './HID001.js';
import { rule as HID002 } from './HID002.js';
import { rule as HID003 } from './HID003.js';
import { rule as HID004 } from './HID004.js';
import { rule as HID005 } from './HID005.js';
import { rule as HID006 } from './HID006.js';
import { rule as HID007 } from './HID007.js';
import { rule as HID008 } from './HID008.js';
import { rule as HID009 } from './HID009.js';
import { rule as HID010 } from './HID010.js';
import { rule as HID011 } from './HID011.js';
import { rule as HID012 } from './HID012.js';
import { rule as IDN001 } from './IDN001.js';
import { rule as IDN002 } from './IDN002.js';
import { rule as IDN003 } from './IDN003.js';
import { rule as IDN004 } from './IDN004.js';
import { rule as IDN005 } from './IDN005.js';
import { rule as IDN006 } from './IDN006.js';
import { rule as IDN007 } from './IDN007.js';
import { rule as IDN008 } from './IDN008.js';
import { rule as IDN009 } from './IDN009.js';
import { rule as INJ001 } from './INJ001.js';
import { rule as INJ002 } from './INJ002.js';
import { rule as INJ003 } from './INJ003.js';
import { rule as INJ004 } from './INJ004.js';
import { rule as INJ005 } from './INJ005.js';
import { rule as INJ006 } from './INJ006.js';
import { rule as INJ007 } from './INJ007.js';
import { rule as INJ008 } from './INJ008.js';
import { rule as INT001 } from './INT001.js';
import { rule as INT002 } from './INT002.js';
import { rule as INT003 } from './INT003.js';
import { rule as INT004 } from './INT004.js';
import { rule as INT005 } from './INT005.js';
import { rule as INT006 } from './INT006.js';
import { rule as INT007 } from './INT007.js';
import { rule as LOC001 } from './LOC001.js';
import { rule as LOC002 } from './LOC002.js';
import { rule as LOC003 } from './LOC003.js';
import { rule as LOC004 } from './LOC004.js';
import { rule as LOC005 } from './LOC005.js';
import { rule as LOC006 } from './LOC006.js';
import { rule as LOC007 } from './LOC007.js';
import { rule as LOC008 } from './LOC008.js';
import { rule as LOC009 } from './LOC009.js';
import { rule as MEM001 } from './MEM001.js';
import { rule as MEM002 } from './MEM002.js';
import { rule as MEM003 } from './MEM003.js';
import { rule as MEM004 } from './MEM004.js';
import { rule as MEM005 } from './MEM005.js';
import { rule as MEM006 } from './MEM006.js';
import { rule as MEM007 } from './MEM007.js';
import { rule as MEM008 } from './MEM008.js';
import { rule as MEM009 } from './MEM009.js';
import { rule as MEM010 } from './MEM010.js';
import { rule as MEM011 } from './MEM011.js';
import { rule as MEM012 } from './MEM012.js';
import { rule as MEM013 } from './MEM013.js';
import { rule as META001 } from './META001.js';
import { rule as META002 } from './META002.js';
import { rule as META003 } from './META003.js';
import { rule as META004 } from './META004.js';
import { rule as META005 } from './META005.js';
import { rule as META006 } from './META006.js';
import { rule as META007 } from './META007.js';
import { rule as PII001 } from './PII001.js';
import { rule as PII002 } from './PII002.js';
import { rule as PII003 } from './PII003.js';
import { rule as REF001 } from './REF001.js';
import { rule as REF002 } from './REF002.js';
import { rule as REF003 } from './REF003.js';
import { rule as REF004 } from './REF004.js';
import { rule as REF005 } from './REF005.js';
import { rule as REF006 } from './REF006.js';
import { rule as REF007 } from './REF007.js';
import { rule as SEC001 } from './SEC001.js';
import { rule as SEC002 } from './SEC002.js';
import { rule as SEC003 } from './SEC003.js';
import { rule as SEC004 } from './SEC004.js';
import { rule as SEC005 } from './SEC005.js';
import { rule as SEC007 } from './SEC007.js';

export const rules: readonly Rule[] = [
  BUD001,
  BUD002,
  BUD003,
  BUD004,
  BUD005,
  BUD006,
  BUD007,
  BUD008,
  BUD009,
  BUD010,
  BUD011,
  EXE001,
  EXE002,
  EXE003,
  EXF001,
  EXF002,
  EXF003,
  EXF004,
  HID001,
  HID002,
  HID003,
  HID004,
  HID005,
  HID006,
  HID007,
  HID008,
  HID009,
  HID010,
  HID011,
  HID012,
  IDN001,
  IDN002,
  IDN003,
  IDN004,
  IDN005,
  IDN006,
  IDN007,
  IDN008,
  IDN009,
  INJ001,
  INJ002,
  INJ003,
  INJ004,
  INJ005,
  INJ006,
  INJ007,
  INJ008,
  INT001,
  INT002,
  INT003,
  INT004,
  INT005,
  INT006,
  INT007,
  LOC001,
  LOC002,
  LOC003,
  LOC004,
  LOC005,
  LOC006,
  LOC007,
  LOC008,
  LOC009,
  MEM001,
  MEM002,
  MEM003,
  MEM004,
  MEM005,
  MEM006,
  MEM007,
  MEM008,
  MEM009,
  MEM010,
  MEM011,
  MEM012,
  MEM013,
  META001,
  META002,
  META003,
  META004,
  META005,
  META006,
  META007,
  PII001,
  PII002,
  PII003,
  REF001,
  REF002,
  REF003,
  REF004,
  REF005,
  REF006,
  REF007,
  SEC001,
  SEC002,
  SEC003,
  SEC004,
  SEC005,
  SEC007,
];
